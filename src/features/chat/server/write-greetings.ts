import { greetingsOf, mayRead, type CharacterRow } from '#features/characters/server/index.ts';
import type { Queryable } from '#db/client.ts';
import type { Caller } from '#platform/context.ts';
import { judgeText } from '#features/moderation/server/index.ts';
import { firstName } from '#shared/say-names.ts';
import { expandMacros } from '../prompt/index.ts';
import { nameInTexts } from './name-in-texts.ts';
import { findGreeter, type ChatRow } from './queries.ts';

type Greeter = Pick<
  CharacterRow,
  'name' | 'slug' | 'personality' | 'scenario' | 'opening_message' | 'alternate_greetings'
>;

/** The first words a character has to choose from, its own greeting first, with their macros filled in; none that may not be shown. */
export function writeGreetings(character: Greeter, userName: string): string[] {
  const { name, personality, scenario, slug } = character;
  const written = greetingsOf(character).map((greeting) =>
    expandMacros(greeting, {
      char: firstName(name),
      user: nameInTexts(userName),
      personality,
      scenario,
      seed: slug,
    }),
  );
  const isAllowed = (greeting: string): boolean =>
    judgeText({ surface: 'reply', texts: [greeting] }).outcome === 'allow';
  return [...new Set(written)].filter(isAllowed);
}

/**
 * The greetings that a chat can be begun with now: only its own once something was written, or when
 * the character is no longer the user's to read. One that the character has given up stays, first of
 * all, until another is chosen. Empty for a chat without a greeting.
 */
export async function readGreetings(
  db: Queryable,
  caller: Caller,
  chat: Pick<ChatRow, 'character_id' | 'greeting' | 'message_count'>,
): Promise<string[]> {
  if (chat.greeting === null) return [];
  if (chat.message_count > 0) return [chat.greeting];
  const character = await findGreeter(db, chat.character_id);
  if (!character || !mayRead(character, caller)) return [chat.greeting];
  const greetings = writeGreetings(character, caller.fullName);
  return greetings.includes(chat.greeting) ? greetings : [chat.greeting, ...greetings];
}
