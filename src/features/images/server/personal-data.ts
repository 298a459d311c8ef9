import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { generated_images, image_jobs } from '#db/schema/index.ts';
import {
  hasAcknowledgedAge,
  type EraseStep,
  type ExportSource,
} from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import { jsonLines } from '#shared/json-lines.ts';
import { isPublic, renditionFor } from '../rules.ts';
import { findBlocked } from './queries-blocked.ts';
import { countGallery, findImage, type ImageRow } from './queries.ts';

const PAGE = 100;

/** The data export of a user's pictures: each as the user sees it, at full size. */
export const imageExport: ExportSource = {
  title: 'Images',
  about: 'The pictures that you generated, with the prompt of each, one per line in images.jsonl.',
  count: async (ctx, userId) => 1 + (await countGallery(ctx.db, { userId })),
  async *files(ctx, userId, done) {
    const isAgeKnown = await hasAcknowledgedAge(ctx, {
      caller: { id: userId },
      ageCookie: undefined,
    });
    for await (const row of everyImage(ctx, userId)) {
      const key = visibleKey(row, isAgeKnown);
      const bytes = (await findBlocked(ctx.db, row)) ? null : await ctx.storage.get(key);
      if (bytes) yield { path: `images/${row.id}.webp`, content: bytes };
      done(1);
    }
    yield {
      path: 'images/images.jsonl',
      content: jsonLines((last) => imagesAfter(ctx, userId, last?.id), describe),
    };
    done(1);
  },
};

const imagesAfter = (
  ctx: Context,
  userId: string,
  after: string | undefined,
): Promise<ImageRow[]> =>
  ctx.db
    .select()
    .from(generated_images)
    .where(
      and(
        eq(generated_images.user_id, userId),
        isNull(generated_images.removed_at),
        after ? gt(generated_images.id, after) : undefined,
      ),
    )
    .orderBy(asc(generated_images.id))
    .limit(PAGE);

async function* everyImage(ctx: Context, userId: string): AsyncGenerator<ImageRow> {
  for (let page = await imagesAfter(ctx, userId, undefined); page.length > 0;) {
    yield* page;
    page = await imagesAfter(ctx, userId, page.at(-1)!.id);
  }
}

/** The largest file that the maker may see. */
function visibleKey(
  { files, width, is_nsfw: isNsfw, ...row }: ImageRow,
  isAgeKnown: boolean,
): string {
  const viewing = {
    isOwner: true,
    isPublic: isPublic(row),
    isNsfw,
    isAgeKnown,
    seesUnblurred: true,
  };
  return renditionFor(viewing) === 'clear' ? files.webp[width]! : files.blurred!;
}

function describe({ id, prompt, character_slug, source, is_nsfw, ...row }: ImageRow) {
  const { width, height, engine, is_demo, seed, created_at } = row;
  return {
    id,
    prompt,
    character_slug,
    source,
    is_nsfw,
    is_public: isPublic(row),
    width,
    height,
    engine,
    is_demo,
    seed,
    created_at,
  };
}

/**
 * Signs the address of a user's own safe picture as a profile picture; null for any other picture.
 */
export async function profilePicture(
  ctx: Pick<Context, 'db' | 'addresses' | 'now'>,
  userId: string,
  imageId: string,
): Promise<string | null> {
  const row = await findImage(ctx.db, imageId);
  if (row?.user_id !== userId || row.is_nsfw || (await findBlocked(ctx.db, row))) return null;
  const width = Math.min(...Object.keys(row.files.webp).map(Number));
  return ctx.addresses.sign(row.files.webp[width]!, ctx.now());
}

/** Deletes a user's picture jobs, pictures, and files. Jobs of the queue first, while their ids are known. */
export const eraseImages: EraseStep = async (ctx, { id }) => {
  const jobs = await ctx.db
    .select({ id: image_jobs.id })
    .from(image_jobs)
    .where(eq(image_jobs.user_id, id));
  await ctx.jobs.forgetAbout(jobs.map((job) => job.id));
  await ctx.db.delete(generated_images).where(eq(generated_images.user_id, id));
  await ctx.db.delete(image_jobs).where(eq(image_jobs.user_id, id));
  const keys: string[] = [];
  for await (const { key } of ctx.storage.list(`images/${id}`)) keys.push(key);
  for (const key of keys) await ctx.storage.remove(key);
};
