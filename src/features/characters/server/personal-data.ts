import { and, asc, eq, exists, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { character_media, character_slugs, characters, chats } from '#db/schema/index.ts';
import type { ErasedPerson, EraseStep, ExportSource } from '#features/accounts/server/index.ts';
import { anonymizeReportSubjects } from '#features/moderation/server/index.ts';
import type { Queryable } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { cardOf, writeJsonFile } from '../cards/index.ts';
import { withoutPerson } from '../without-person.ts';
import { removePictures } from './cards/card-pictures.ts';
import { UPLOADED_PICTURE } from './present.ts';
import { findCharacter, type CharacterRow } from './queries.ts';
import { slugTombstone } from './reserve-slug.ts';
import { removeAllFiles } from './store-portrait.ts';

/**
 * The user's own characters for a data export: each as a card that other programs can read, with
 * its pictures.
 */
export const characterExport: ExportSource = {
  title: 'Characters',
  about:
    'The characters you made, as character cards (version 3), which other programs can read, and their portraits.',
  count: (ctx, userId) => ctx.db.$count(characters, ownedBy(userId)),
  async *files(ctx, userId, done) {
    for (const slug of await slugsOf(ctx.db, userId)) {
      const row = await findCharacter(ctx.db, slug);
      if (row) yield* filesOf(ctx, row);
      done(1);
    }
  },
};

async function* filesOf(ctx: Context, row: CharacterRow) {
  yield { path: `characters/${row.slug}.json`, content: writeJsonFile(cardOf(row), 3) };
  for (const [position, { files, mime_type }] of row.media.entries()) {
    const width = Math.max(...Object.keys(files).map(Number));
    const bytes = await ctx.storage.get(files[width]!);
    const type = mime_type.split('/')[1]!.replace('jpeg', 'jpg');
    if (bytes) yield { path: `characters/${row.slug}-${position}.${type}`, content: bytes };
  }
}

const ownedBy = (userId: string): SQL => eq(characters.owner_id, userId);

async function slugsOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: characters.slug })
    .from(characters)
    .where(ownedBy(userId))
    .orderBy(asc(characters.id));
  return rows.map(({ slug }) => slug);
}

/**
 * Erases a person's characters. Those without other users' chats are deleted with their files and
 * slugs. The others become ownerless and deleted, and stay readable in those chats.
 */
export const eraseCharacters: EraseStep = async (ctx, person) => {
  await detachSharedCharacters(ctx, person);
  const erased = await ctx.db
    .select({ id: characters.id, slug: characters.slug })
    .from(characters)
    .where(ownedBy(person.id));
  if (erased.length === 0) return;
  const ids = erased.map(({ id }) => id);
  const slugs = erased.map(({ slug }) => slug);
  const media = await ctx.db
    .select({ files: character_media.files })
    .from(character_media)
    .where(inArray(character_media.character_id, ids));
  for (const key of media.flatMap(({ files }) => Object.values(files)))
    await ctx.storage.remove(key);
  for (const id of ids) await removeAllFiles(ctx, id);
  await anonymizeReportSubjects(ctx.db, 'character', slugs);
  await ctx.jobs.forgetAbout(slugs);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(characters).where(inArray(characters.id, ids));
    await tx.delete(character_slugs).where(inArray(character_slugs.slug, slugs));
    // The slug stays reserved as a digest, so that an old URL never leads to another character.
    await tx
      .insert(character_slugs)
      .values(slugs.map((slug) => ({ slug: slugTombstone(slug) })))
      .onConflictDoNothing();
  });
};

/**
 * Characters that other users chat with become ownerless and deleted, without any trace of their
 * author.
 */
async function detachSharedCharacters(ctx: Context, person: ErasedPerson): Promise<void> {
  const others = ctx.db
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(
        eq(chats.character_id, characters.id),
        ne(chats.user_id, person.id),
        isNull(chats.removed_at),
      ),
    );
  const rows = await ctx.db
    .select()
    .from(characters)
    .where(and(ownedBy(person.id), exists(others)));
  for (const row of rows) {
    await removePictures(ctx, row.id);
    await ctx.db
      .delete(character_media)
      .where(
        and(eq(character_media.character_id, row.id), eq(character_media.engine, UPLOADED_PICTURE)),
      );
    await ctx.db
      .update(characters)
      .set({
        ...withoutPerson(row, person),
        owner_id: null,
        deleted_at: row.deleted_at ?? ctx.now(),
        is_public: false,
        publication_asked_at: null,
        publication_note: null,
        version: row.version + 1,
      })
      .where(eq(characters.id, row.id));
  }
}
