/** Who speaks next in a scene. */
export type TurnOrder = 'named' | 'turns' | 'chosen';

interface Speaker {
  id: string;
  name: string;
}

interface SpeakerChoice {
  /** In order of position; the first is the chat's own character. */
  cast: readonly [Speaker, ...Speaker[]];
  order: TurnOrder;
  /** The user's message. */
  said: string;
  /** Who spoke last. Undefined before the first reply; may have left the scene. */
  last: string | undefined;
  /** The user's choice for this reply; overrides any order. */
  asked?: string | undefined;
}

/** The id of the character that replies. */
export function chooseSpeaker({ cast, order, said, last, asked }: SpeakerChoice): string {
  const own = cast[0].id;
  const place = (id: string | undefined) => cast.findIndex((one) => one.id === id);
  if (asked !== undefined && place(asked) !== -1) return asked;
  if (order === 'turns')
    return last === undefined ? own : cast[(place(last) + 1) % cast.length]!.id;
  const named = order === 'named' ? findLastNamed(cast, said) : undefined;
  return named ?? (last !== undefined && place(last) !== -1 ? last : own);
}

/**
 * The member that a text names last. Exact matches come before matches in another case, which may
 * be plain words ("will", "rose").
 */
function findLastNamed(cast: readonly Speaker[], said: string): string | undefined {
  return findNamed(cast, said, 'gu') ?? findNamed(cast, said, 'giu');
}

function findNamed(cast: readonly Speaker[], said: string, flags: string): string | undefined {
  let best = { at: -1, length: 0, id: undefined as string | undefined };
  for (const { id, name } of cast)
    for (const form of formsOf(name)) {
      const at = [...said.matchAll(toPattern(form, flags))].at(-1)?.index ?? -1;
      // For two members with the same first name, the full name decides.
      if (at > best.at || (at === best.at && at !== -1 && form.length > best.length))
        best = { at, length: form.length, id };
    }
  return best.id;
}

function formsOf(name: string): string[] {
  const whole = name.trim().replace(/\s+/g, ' ');
  const first = whole.split(' ')[0]!;
  return [...new Set([whole, first])].filter((form) => form !== '');
}

/** Scripts without spaces have no word boundaries. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー・ ]+$/u;

function toPattern(form: string, flags: string): RegExp {
  const escaped = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
  return UNSPACED.test(form)
    ? new RegExp(escaped, flags)
    : new RegExp(`(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])`, flags);
}
