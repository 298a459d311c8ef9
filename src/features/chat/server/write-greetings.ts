import { greetingsOf, mayRead, type CharacterRow } from '#features/characters/server/index.ts';
import type { Queryable } from '#db/client.ts';
import type { Caller } from '#platform/context.ts';
import { judgeText } from '#features/moderation/server/index.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { expandMacros } from '../prompt/index.ts';
import { findPersonaFor, namesInGreeting, type ChatPersona } from './settings/persona-in-chat.ts';
import { findGreeter, type ChatRow } from './queries.ts';

type Greeter = Pick<
  CharacterRow,
  'name' | 'slug' | 'personality' | 'scenario' | 'opening_message' | 'alternate_greetings'
>;

/** A character's greetings with macros expanded, the main one first; rejected ones are omitted. */
export function writeGreetings(
  character: Greeter,
  userName: string,
  persona: ChatPersona | null,
): string[] {
  const { name, personality, scenario, slug } = character;
  const written = greetingsOf(character).map((greeting) =>
    expandMacros(greeting, {
      char: firstName(name),
      ...namesInGreeting(userName, persona, character),
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
 * The greetings that a chat can start with: only its current one once it has messages, or when the
 * user can no longer read the character. A current greeting that the character no longer has comes
 * first. Empty for a chat without a greeting.
 */
export async function readGreetings(
  db: Queryable,
  caller: Caller,
  chat: Pick<ChatRow, 'character_id' | 'greeting' | 'message_count' | 'persona_id'>,
): Promise<string[]> {
  if (chat.greeting === null) return [];
  if (chat.message_count > 0) return [chat.greeting];
  const character = await findGreeter(db, chat.character_id);
  const persona = await findPersonaFor(db, caller.id, chat.persona_id);
  if (!character || !mayRead(character, caller)) return [chat.greeting];
  const greetings = writeGreetings(character, caller.fullName, persona);
  return greetings.includes(chat.greeting) ? greetings : [chat.greeting, ...greetings];
}
