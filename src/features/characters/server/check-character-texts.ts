import { refuse } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { withReadings } from '../cards/card-texts.ts';
import { checkInParts, isRefusal } from './cards/check-in-parts.ts';

export interface WrittenTexts {
  name?: string | undefined;
  description?: string | undefined;
  opening_message?: string | null | undefined;
  persona?: string | undefined;
  scenario?: string | undefined;
  example_dialogue?: string | undefined;
  system_prompt?: string | undefined;
  post_history?: string | undefined;
  creator_notes?: string | undefined;
  tags?: readonly string[] | undefined;
  alternate_greetings?: readonly string[] | undefined;
  character_book?: unknown;
}

interface Authorship {
  surface?: 'character' | 'card' | 'clone' | undefined;
  /** The user that the check counts for; null when a reviewer checks another user's texts. */
  author?: string | null;
  /** The texts that the user just wrote; all texts by default. */
  own?: WrittenTexts;
}

/**
 * Checks all texts of a character together, since a violation may be spread over fields.
 * @throws AppError content_blocked
 */
export async function checkCharacterTexts(
  ctx: UserContext,
  written: WrittenTexts,
  age: number,
  { surface = 'character', author = ctx.caller.id, own }: Authorship = {},
): Promise<void> {
  const texts = textsOf(written);
  if (texts.length === 0) return;
  const verdict = await checkInParts(ctx, author, {
    surface,
    texts,
    characterAge: age,
    macros: { char: written.name, scenario: written.scenario },
    own: own && textsOf(own),
  });
  if (isRefusal(verdict)) refuse(verdict);
}

const SINGLE_TEXTS = [
  'name',
  'description',
  'opening_message',
  'persona',
  'scenario',
  'example_dialogue',
  'system_prompt',
  'post_history',
  'creator_notes',
] as const;

/** All written texts of a character, lorebook keys and comments included; never ids or choices. */
export function textsOf(written: WrittenTexts): string[] {
  const texts = [
    ...SINGLE_TEXTS.map((field) => written[field]),
    (written.tags ?? []).join(', '),
    ...(written.alternate_greetings ?? []),
    ...stringsIn(written.character_book),
  ].filter((text): text is string => typeof text === 'string' && text.trim() !== '');
  return withReadings(texts);
}

/** Every text in a JSON value, such as a lorebook. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
