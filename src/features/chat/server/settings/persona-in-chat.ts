import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { chats, personas } from '#db/schema/index.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { personaMacro, writePersona } from '../../prompt/index.ts';
import { safeFirstName, safeName } from '../safe-first-name.ts';

/** A user's persona in a chat. */
export interface ChatPersona {
  name: string;
  pronouns: string;
  description: string;
}

/** The chat's own persona, otherwise its user's default one, as one JSON value of a chat's row. */
export const personaJson = sql<ChatPersona | null>`(SELECT json_build_object('name', p.name, 'pronouns', p.pronouns, 'description', p.description)
  FROM personas p WHERE p.user_id = ${chats.user_id} AND (p.id = ${chats.persona_id} OR p.is_default)
  ORDER BY p.is_default LIMIT 1)`;

/** The persona with this id, otherwise the user's default one. */
export async function findPersonaFor(
  db: Queryable,
  userId: string,
  personaId: string | null,
): Promise<ChatPersona | null> {
  const { name, pronouns, description } = personas;
  const [row] = await db
    .select({ name, pronouns, description })
    .from(personas)
    .where(
      sql`${personas.user_id} = ${userId} AND (${personas.id} = ${personaId}::uuid OR ${personas.is_default})`,
    )
    .orderBy(personas.is_default)
    .limit(1);
  return row ?? null;
}

/** The value of `{{user}}`. */
export const nameInChat = (fullName: string, persona: ChatPersona | null): string =>
  persona ? safeName(persona.name, 'User') : safeFirstName(fullName);

/** The value of `{{char}}` in the user's own texts, which were judged for any character. */
export const charInOwnTexts = (characterName: string): string =>
  safeName(firstName(characterName), 'Character');

/** The values of `{{user}}` and `{{persona}}` in a character's greetings. */
export function namesInGreeting(
  fullName: string,
  persona: ChatPersona | null,
  character: { name: string; slug: string },
): { user: string; persona: string } {
  const user = nameInChat(fullName, persona);
  const char = charInOwnTexts(character.name);
  const about = persona && writePersona(persona.description, { char, user, seed: character.slug });
  return { user, persona: personaMacro(about ?? '') };
}
