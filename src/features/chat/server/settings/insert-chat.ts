import { and, eq, isNull, sql } from 'drizzle-orm';
import { characters, chats } from '#db/schema/index.ts';
import type { CharacterRow } from '#features/characters/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { writeGreetings } from '../write-greetings.ts';
import { findPersonaFor } from './persona-in-chat.ts';

/**
 * Stores an empty chat with the character's main greeting. Of simultaneous main chats only one is
 * stored. A character's chats are counted once per user.
 * @returns the new chat's id; undefined when there already is a main chat
 */
export async function insertChat(
  ctx: UserContext,
  character: CharacterRow,
  { isMain, title = null }: { isMain: boolean; title?: string | null },
): Promise<string | undefined> {
  const user_id = ctx.caller.id;
  const persona = await findPersonaFor(ctx.db, user_id, null);
  const [greeting = null] = writeGreetings(character, ctx.caller.fullName, persona);
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(chats)
      .values({
        id: newId(),
        user_id,
        character_id: character.id,
        is_main: isMain,
        title,
        greeting,
        sorted_at: now,
        created_at: now,
      })
      .onConflictDoNothing()
      .returning({ id: chats.id });
    if (!stored) return undefined;
    const own = and(
      eq(chats.user_id, user_id),
      eq(chats.character_id, character.id),
      isNull(chats.removed_at),
    );
    if ((await tx.$count(chats, own)) === 1)
      await tx
        .update(characters)
        .set({ chat_count: sql`${characters.chat_count} + 1` })
        .where(eq(characters.id, character.id));
    return stored.id;
  });
}
