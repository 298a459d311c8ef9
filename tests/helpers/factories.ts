import sharp from 'sharp';
import type { Queryable } from '#db/client.ts';
import { character_media, characters, identities, users } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

let made = 0;
const next = () => (made += 1);

/** Inserts a user with a Google identity. */
export async function makeUser(db: Queryable, overrides: New<typeof users> = {}) {
  const number = next();
  const [user] = await db
    .insert(users)
    .values({
      id: newId(),
      full_name: `Made User ${number}`,
      email: `made-${number}@example.test`,
      ...overrides,
    })
    .returning();
  await db
    .insert(identities)
    .values({ provider: 'google', subject: `made-${number}`, user_id: user!.id });
  return user!;
}

/** Inserts a public, adult, built-in character without pictures. */
export async function makeCharacter(db: Queryable, overrides: New<typeof characters> = {}) {
  const number = next();
  const [character] = await db
    .insert(characters)
    .values({
      id: newId(),
      slug: `made-character-${number}`,
      is_public: true,
      name: `Clara Made ${number}`,
      description: 'Runs a small bookshop and remembers what everyone reads.',
      age: 29,
      sex: 'female',
      style: 'realistic',
      ethnicity: 'caucasian',
      clothing: 'casual',
      occupation: 'teacher',
      personality: 'caregiver',
      relationship: 'friend',
      voice: 'voice_1',
      hobbies: ['hiking', 'writing'],
      ...(overrides.sex === 'male' ? {} : { breast_size: 'medium', butt_size: 'medium' }),
      body_type: 'slim',
      hair_color: 'brunette',
      hair_style: 'long',
      eye_color: 'brown',
      opening_message: 'You came back. Sit down, the kettle is on.',
      ...overrides,
    })
    .returning();
  return character!;
}

/** Stores a small portrait of one color for a character. */
export async function makePortrait(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  character: { id: string; slug: string },
  background = '#a85',
): Promise<void> {
  const key = `characters/${character.slug}/0-72.webp`;
  const picture = sharp({ create: { width: 72, height: 96, channels: 3, background } });
  await storage.put(key, await picture.webp().toBuffer());
  await db.insert(character_media).values({
    id: newId(),
    character_id: character.id,
    position: 0,
    media_type: 'image',
    mime_type: 'image/webp',
    files: { 72: key },
    width: 72,
    height: 96,
    engine: 'test',
  });
}
