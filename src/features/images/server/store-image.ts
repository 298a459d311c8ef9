import { hasAcknowledgedAge } from '#features/accounts/server/index.ts';
import { captureHold } from '#features/billing/server/index.ts';
import { checkPicture, recordOutcome } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { MadeImage } from '#platform/models/image/index.ts';
import { announceImage } from './announce.ts';
import { hashPicture } from './hash-picture.ts';
import { makeFiles, type PictureFiles } from './make-files.ts';
import { provenanceXmp } from './provenance.ts';
import { findBlocked, type PictureHashes } from './queries-blocked.ts';
import { updateHeldJob, type JobRow } from './queries-jobs.ts';
import { findImage, insertImage, type ImageRow } from './queries.ts';

/** The worker lost the job, or its tokens were released: the picture must not be stored. */
class LostJob extends Error {}

/**
 * Checks a finished picture, stores its files, and stores its row together with its charge. `lost`:
 * another worker holds the job, or it ended; nothing is stored or charged. `unchecked`: the vision
 * models did not answer.
 * @throws when it cannot be stored; nothing is left behind
 */
export async function storeImage(
  ctx: Context,
  job: JobRow,
  index: number,
  picture: MadeImage,
): Promise<'stored' | 'blocked' | 'unchecked' | 'lost'> {
  const hashes = await hashPicture(picture.bytes);
  const outcome = await checkResult(ctx, job, picture, hashes);
  if (outcome !== 'allow') return outcome;
  const id = job.image_ids[index]!;
  const folder = `images/${job.user_id}/${id}`;
  const stem = `${folder}/${job.attempt}`;
  const now = ctx.now();
  const { name: engine, is_demo: isDemo } = ctx.image;
  const xmp = provenanceXmp({ isDemo, engine, appName: ctx.config.appName, madeAt: now });
  let stored: ImageRow;
  try {
    const made = await makeFiles(ctx.storage, { ...picture, isNsfw: job.is_nsfw }, { stem, xmp });
    const row = rowOf(job, index, picture, made, hashes, { engine, is_demo: isDemo, now });
    stored = await charge(ctx, job, row);
  } catch (error) {
    // If the connection broke during the commit, the picture may be stored and paid.
    const existing = await findImage(ctx.db, id);
    if (!existing?.files.original.startsWith(`${stem}-`)) {
      await removeAttempt(ctx, folder, stem);
      if (error instanceof LostJob) return 'lost';
      throw error;
    }
    stored = existing;
  }
  await announceStored(ctx, job, stored).catch((error: unknown) =>
    ctx.log.warn({ err: error, image: id }, 'stored image not announced'),
  );
  return 'stored';
}

async function announceStored(ctx: Context, job: JobRow, image: ImageRow): Promise<void> {
  announceImage(ctx, image, job.is_nsfw && (await isAgeKnown(ctx, job.user_id)));
}

/** Another worker can be writing to the same folder: delete only this attempt's files. */
async function removeAttempt(ctx: Context, folder: string, stem: string): Promise<void> {
  for await (const { key } of ctx.storage.list(folder))
    if (key.startsWith(`${stem}-`)) await ctx.storage.remove(key);
}

const isAgeKnown = (ctx: Context, id: string): Promise<boolean> =>
  hasAcknowledgedAge(ctx, { caller: { id }, ageCookie: undefined });

/** Checks the block-list, then the vision models. */
async function checkResult(
  ctx: Context,
  job: JobRow,
  { bytes }: MadeImage,
  hashes: PictureHashes,
): Promise<'allow' | 'blocked' | 'unchecked'> {
  if (await isBlocked(ctx, job, hashes)) return 'blocked';
  try {
    const check = { bytes, sha256: hashes.sha256, userId: job.user_id };
    const { outcome } = await checkPicture(ctx, { surface: 'image_result', ...check });
    return outcome === 'allow' ? 'allow' : 'blocked';
  } catch (error) {
    ctx.log.error({ err: error, job: job.id }, 'picture not checked');
    return 'unchecked';
  }
}

async function isBlocked(ctx: Context, job: JobRow, hashes: PictureHashes): Promise<boolean> {
  const found = await findBlocked(ctx.db, hashes);
  if (!found) return false;
  await recordOutcome(ctx, {
    surface: 'image_result',
    outcome: 'block',
    categories: ['privacy'],
    rule: `image_hash.${found.id}`,
    texts: [hashes.sha256],
    userId: job.user_id,
  });
  return true;
}

/** Stores the row and charges its price in one transaction. @throws LostJob */
async function charge(ctx: Context, job: JobRow, row: NewImage): Promise<ImageRow> {
  return ctx.db.transaction(async (tx) => {
    // The row lock blocks a cancellation: the picture is either stored and paid, or neither.
    const held = await updateHeldJob(
      tx,
      { ...job, owner: ctx.processId },
      { progress: job.progress.map((each, at) => (at === row.position ? 1 : each)) },
    );
    const stored = held && (await insertImage(tx, row));
    if (!stored) throw new LostJob();
    if (job.hold_id)
      await captureHold(tx, ctx, job.hold_id, {
        amount: job.price,
        key: row.id,
        reference: row.id,
      }).catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'conflict' ? new LostJob() : error;
      });
    return stored;
  });
}

type NewImage = Parameters<typeof insertImage>[1];

function rowOf(
  job: JobRow,
  position: number,
  { width, height, seed }: MadeImage,
  made: PictureFiles,
  hashes: PictureHashes,
  { now, ...engine }: { engine: string; is_demo: boolean; now: Date },
): NewImage {
  const { user_id, character_slug, source, prompt, is_nsfw } = job;
  return {
    id: job.image_ids[position]!,
    user_id,
    job_id: job.id,
    position,
    character_slug,
    source,
    prompt,
    is_nsfw,
    ...made,
    ...hashes,
    ...engine,
    width,
    height,
    seed,
    created_at: now,
  };
}
