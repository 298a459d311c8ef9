import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { readCursor } from '#platform/page-cursor.ts';
import { encodeCursor } from '#shared/cursor.ts';
import type {
  GeneratedImage,
  ImageJob,
  ImageJobs,
  ImageList,
  ListImagesQuery,
} from '../contract.ts';
import { FAILURES_SHOWN_MS } from '../rules.ts';
import { presentImage, presentImages, presentJob, viewerOf } from './present.ts';
import { findJob, selectPendingJobs } from './queries-jobs.ts';
import {
  countGallery,
  findImage,
  selectGallery,
  selectJobImages,
  selectOwnImages,
} from './queries.ts';

/** Lists the caller's pictures, newest first. @throws FieldError */
export async function listImages(ctx: UserContext, query: ListImagesQuery): Promise<ImageList> {
  const { cursor, skip, limit, character_slug, source } = query;
  const before = readCursor('images', cursor);
  const gallery = { userId: ctx.caller.id, character_slug, source };
  const [rows, count] = await Promise.all([
    selectGallery(ctx.db, gallery, { skip, limit, before }),
    countGallery(ctx.db, gallery),
  ]);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    images: presentImages(ctx, rows, await viewerOf(ctx, rows)),
    count,
    next_cursor: last ? encodeCursor('images', [last.id]) : null,
  };
}

/**
 * Reads one picture with fresh addresses.
 * @throws AppError not_found, also for another user's private one
 */
export async function readImage(ctx: UserContext, id: string): Promise<GeneratedImage> {
  const row = await findImage(ctx.db, id);
  const image = row && presentImage(ctx, row, await viewerOf(ctx, [row]));
  if (!image) throw new AppError('not_found');
  return image;
}

/** Reads the caller's pictures by id with fresh addresses, without removed ones. */
export async function readOwnImages(
  ctx: UserContext,
  ids: string[],
): Promise<Map<string, GeneratedImage>> {
  if (ids.length === 0) return new Map();
  const rows = await selectOwnImages(ctx.db, ctx.caller.id, ids);
  const images = presentImages(ctx, rows, await viewerOf(ctx, rows));
  return new Map(images.map((image) => [image.id, image]));
}

/** Reads one of the caller's jobs. @throws AppError not_found */
export async function readJob(ctx: UserContext, id: string): Promise<ImageJob> {
  const job = await findJob(ctx.db, id, ctx.caller.id);
  if (!job) throw new AppError('not_found');
  const images = await selectJobImages(ctx.db, [id], { removedToo: true });
  return presentJob(ctx, job, images, await viewerOf(ctx, [job]));
}

/**
 * Lists the caller's open and recently failed jobs, newest first, so that a reloaded page can show
 * them.
 */
export async function listPendingJobs(ctx: UserContext): Promise<ImageJobs> {
  const since = new Date(ctx.now().getTime() - FAILURES_SHOWN_MS);
  const jobs = await selectPendingJobs(ctx.db, ctx.caller.id, since);
  const ids = jobs.map(({ id }) => id);
  const images = ids.length > 0 ? await selectJobImages(ctx.db, ids, { removedToo: true }) : [];
  const viewer = await viewerOf(ctx, jobs);
  return { data: jobs.map((job) => presentJob(ctx, job, images, viewer)) };
}
