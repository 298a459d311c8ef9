import { hasAcknowledgedAge } from '#features/accounts/server/index.ts';
import { entitlementsOf } from '#features/billing/server/index.ts';
import type { Context, UserContext } from '#platform/context.ts';
import { findUndrawn } from '#platform/models/image/illustrator.ts';
import { addressExpiry, type Audience } from '#platform/signed-addresses.ts';
import type { GeneratedImage, ImageJob } from '../contract.ts';
import { isPublic, progressOf, reasonOf, renditionFor } from '../rules.ts';
import type { JobRow } from './queries-jobs.ts';
import type { ImageRow } from './queries.ts';

/** The viewer's properties that decide what is shown. */
export interface Viewer {
  id: string;
  seesUnblurred: boolean;
  /** The 18+ notice was acknowledged. */
  isAgeKnown: boolean;
  /** A superuser who reviews a report. */
  isReviewer?: boolean;
}

/** Builds the viewer for these pictures; the 18+ acknowledgment is read only if one is NSFW. */
export async function viewerOf(
  ctx: UserContext,
  rows: readonly Pick<ImageRow, 'is_nsfw'>[],
): Promise<Viewer> {
  const { id, plan } = ctx.caller;
  const hasNsfw = rows.some(({ is_nsfw }) => is_nsfw);
  return {
    id,
    seesUnblurred: entitlementsOf(plan).unblurredImages,
    isAgeKnown:
      hasNsfw && (await hasAcknowledgedAge(ctx, { caller: { id }, ageCookie: undefined })),
  };
}

/**
 * Presents a picture with signed addresses for one viewer; undefined if the viewer may not see it.
 */
export function presentImage(
  ctx: Pick<Context, 'addresses' | 'now'>,
  row: ImageRow,
  viewer: Viewer,
): GeneratedImage | undefined {
  const isOwner = row.user_id === viewer.id;
  const isReviewer = viewer.isReviewer === true;
  const rendition = renditionFor({
    isOwner,
    isPublic: isPublic(row),
    isNsfw: row.is_nsfw,
    seesUnblurred: viewer.seesUnblurred,
    isAgeKnown: viewer.isAgeKnown,
    isReviewer,
  });
  if (rendition === 'none') return undefined;
  const hasFullAccess = isOwner || isReviewer;
  return {
    id: row.id,
    ...addressesOf(ctx, row, rendition, hasFullAccess ? undefined : 'public'),
    prompt: hasFullAccess ? row.prompt : '',
    is_nsfw: row.is_nsfw,
    is_blurred: rendition === 'blurred',
    is_owner: isOwner,
    is_public: isPublic(row),
    character_slug: row.character_slug,
    source: row.source,
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    engine: row.engine,
    is_demo: row.is_demo,
    created_at: row.created_at.toISOString(),
  };
}

export function presentImages(
  ctx: Pick<Context, 'addresses' | 'now'>,
  rows: readonly ImageRow[],
  viewer: Viewer,
): GeneratedImage[] {
  return rows.flatMap((row) => presentImage(ctx, row, viewer) ?? []);
}

function addressesOf(
  ctx: Pick<Context, 'addresses' | 'now'>,
  { files, width }: ImageRow,
  rendition: 'clear' | 'blurred',
  audience: Audience | undefined,
): Pick<GeneratedImage, 'url' | 'srcset' | 'srcset_avif' | 'expires_at'> {
  const now = ctx.now();
  const address = (key: string) => ctx.addresses.sign(key, now, audience);
  const expires_at = addressExpiry(now).toISOString();
  const srcset = (keys: Record<string, string>) =>
    Object.entries(keys)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([size, key]) => `${address(key)} ${size}w`)
      .join(', ');
  if (rendition === 'clear')
    return {
      url: address(files.webp[width]!),
      srcset: srcset(files.webp),
      srcset_avif: srcset(files.avif),
      expires_at,
    };
  const url = address(files.blurred!);
  return { url, srcset: `${url} ${width}w`, srcset_avif: null, expires_at };
}

/** Presents a job with its finished pictures; `images` may include pictures of other jobs. */
export function presentJob(
  ctx: Pick<Context, 'addresses' | 'now' | 'image'>,
  job: JobRow,
  images: readonly ImageRow[],
  viewer: Viewer,
): ImageJob {
  const jobImages = images.filter(({ job_id }) => job_id === job.id);
  return {
    id: job.id,
    status: job.status,
    prompt: job.prompt,
    nsfw: job.is_nsfw,
    character_slug: job.character_slug,
    source: job.source,
    aspect: job.aspect,
    number_of_images: job.count,
    cost: job.price * job.count,
    ...presentProgress(
      job,
      jobImages.map(({ position }) => position),
    ),
    images: presentImages(
      ctx,
      jobImages.filter(({ removed_at }) => removed_at === null),
      viewer,
    ),
    not_drawn: (jobImages[0] ?? ctx.image).is_demo ? findMissing(job) : [],
    created_at: job.created_at.toISOString(),
    ended_at: job.ended_at?.toISOString() ?? null,
  };
}

/** Words of the prompt that the illustrator did not draw; the person's own name does not count. */
function findMissing({ prompt, character_slug: slug }: JobRow): string[] {
  const names = slug?.split('-') ?? [];
  return findUndrawn(prompt).filter((word) => !names.includes(word));
}

/** The progress of each picture and of the whole job; `made` holds indexes. */
export function presentProgress(
  job: Pick<JobRow, 'count' | 'image_ids' | 'progress' | 'failures'>,
  made: readonly number[],
): Pick<ImageJob, 'progress' | 'pictures'> {
  const failed = new Map(job.failures.map(({ index, code }) => [index, code]));
  const pictures = job.image_ids.map((image_id, index) => {
    const isMade = made.includes(index);
    const code = failed.get(index);
    return {
      index,
      image_id,
      status: isMade ? ('made' as const) : code ? ('failed' as const) : ('waiting' as const),
      progress: isMade ? 1 : (job.progress[index] ?? 0),
      reason: code && !isMade ? reasonOf(code) : null,
    };
  });
  const ended = new Set([...made, ...failed.keys()]);
  return { progress: progressOf(job.count, { progress: job.progress, ended }), pictures };
}
