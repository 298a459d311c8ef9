import type { ChatCharacter } from '#features/chat/contract.ts';
import { firstName } from '#shared/replace-placeholders.ts';

interface Cast {
  character: ChatCharacter;
  /** The other characters of a scene. */
  members: readonly ChatCharacter[];
}

export interface CastNames {
  isScene: boolean;
  /** A heading: "Elena Marchetti", "Elena, Mara & Jun". */
  title: string;
  /** In a sentence or a label: "Elena Marchetti", "Elena, Mara and Jun". */
  spoken: string;
  /** The same with first names only. */
  short: string;
}

/**
 * The combined names of a chat's characters. In a scene these are first names, or full names if two
 * share a first name.
 */
export function nameCast({ character, members }: Cast): CastNames {
  const { name } = character;
  if (members.length === 0)
    return { isScene: false, title: name, spoken: name, short: firstName(name) };
  const cast = [character, ...members].map((one) => one.name);
  const firsts = cast.map(firstName);
  const names = cast.map((full, at) =>
    firsts.indexOf(firsts[at]!) === firsts.lastIndexOf(firsts[at]!) ? firsts[at]! : full,
  );
  const join = (word: string) => `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
  return { isScene: true, title: join('&'), spoken: join('and'), short: join('and') };
}
