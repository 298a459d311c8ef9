import { PRICES } from '#features/billing/catalog.ts';
import { lookUp } from '#shared/look-up.ts';

/** Maximum length of a trimmed prompt. */
export const PROMPT_LENGTH = 1500;
/** Removed pictures and their files are purged after this time; milliseconds. */
export const PURGE_AFTER_MS = 3600_000;
/**
 * A file without a row is deleted only after this time, since its row can still be written;
 * milliseconds.
 */
export const ORPHAN_AFTER_MS = 2 * 3600_000;

/** Maximum number of open requests per user. */
export const OPEN_JOBS = { free: 2, premium: 4 } as const;

/**
 * A job that takes longer ends with the pictures it has. Must be below a hold's lifetime.
 * Milliseconds.
 */
export const JOB_TIMEOUT_MS = 20 * 60_000;
/** Failures that are not dismissed are listed for this long; milliseconds. */
export const FAILURES_SHOWN_MS = 24 * 3600_000;
/** A worker that has not renewed its lease for this long counts as dead; milliseconds. */
export const LEASE_MS = 15_000;
/**
 * Maximum number of attempts that make no picture; each repeated attempt means that a worker died.
 */
export const MAX_ATTEMPTS = 40;
/** A plain call waits this long for its pictures, then returns the job instead; milliseconds. */
export const RESPONSE_TIMEOUT_MS = 110_000;

export const ASPECTS = ['portrait', 'square', 'landscape'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Requested sizes in pixels; an engine with other sizes uses the closest shape. */
export const SIZES: Record<Aspect, { width: number; height: number }> = {
  portrait: { width: 832, height: 1216 },
  square: { width: 1024, height: 1024 },
  landscape: { width: 1216, height: 832 },
};

export const JOB_STATUSES = [
  'pending',
  'running',
  'done',
  'partly_done',
  'failed',
  'cancelled',
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const isOpen = (status: JobStatus): boolean => status === 'pending' || status === 'running';

/** The price in tokens: 1/2/4/8 pictures cost 2/4/8/16. */
export const costOf = (count: number): number => count * PRICES.image;

/** The final status of a job that made this many pictures. */
export function finalStatusOf(made: number, count: number): 'done' | 'partly_done' | 'failed' {
  if (made === 0) return 'failed';
  return made === count ? 'done' : 'partly_done';
}

/**
 * Counts the pictures that the engine was certainly not paid for: refused and rejected ones, and
 * all pictures of a job that never started. A canceled or late picture may have been paid.
 */
export function unspent({ attempt, count, failures }: Attempted): number {
  if (attempt === 0) return count;
  return failures.filter(({ code }) => isUnpaid(code)).length;
}

interface Attempted {
  attempt: number;
  count: number;
  failures: readonly { code: string }[];
}

const UNPAID = ['engine_refused', 'engine_unavailable', 'engine_rate_limited'];

/** True if this failure means that the engine was not paid. */
export const isUnpaid = (code: string): boolean => UNPAID.includes(code);

/** A job's progress from 0 to 1; made and failed pictures count as complete. */
export function progressOf(
  count: number,
  pictures: { progress: readonly number[]; ended: ReadonlySet<number> },
): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1)
    sum += pictures.ended.has(index) ? 1 : (pictures.progress[index] ?? 0);
  return Math.round((sum / count) * 100) / 100;
}

/**
 * Groups consecutive indexes into one engine request each: [0,1,3] → [[0,2],[3,1]] as [first,
 * length].
 */
export function runsOf(indexes: readonly number[]): [first: number, length: number][] {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === index) last[1] += 1;
    else runs.push([index, 1]);
  }
  return runs;
}

export type Rendition = 'clear' | 'blurred' | 'none';

interface Viewing {
  isOwner: boolean;
  isPublic: boolean;
  isNsfw: boolean;
  /** The viewer's plan shows NSFW pictures of other users unblurred. */
  seesUnblurred: boolean;
  /** The viewer has acknowledged the current 18+ notice. */
  isAgeKnown: boolean;
  /** A superuser who reviews a report. */
  isReviewer?: boolean;
}

/**
 * Decides which rendition a viewer gets. Another user's private picture is never sent. NSFW is
 * clear only after the 18+ notice: for the maker, reviewers, and plans without blur.
 */
export function renditionFor(viewing: Viewing): Rendition {
  const hasFullAccess = viewing.isOwner || viewing.isReviewer === true;
  if (!hasFullAccess && !viewing.isPublic) return 'none';
  if (!viewing.isNsfw) return 'clear';
  if (!viewing.isAgeKnown) return 'blurred';
  return hasFullAccess || viewing.seesUnblurred ? 'clear' : 'blurred';
}

/** True if the maker shares the picture and no superuser has withdrawn it. */
export const isPublic = (image: { is_public: boolean; withdrawn_at: Date | null }): boolean =>
  image.is_public && image.withdrawn_at === null;

/** Two pictures match if one hash differs in at most this many of its 64 bits… */
export const NEAR_BITS = 6;
/** …and the other in at most this many. Unrelated pictures differ in about 32. */
export const FAR_BITS = 16;

/** The sentence that explains to the creator why a picture is missing. */
export function reasonOf(code: string): string {
  return lookUp(REASONS, code) ?? 'The image engine failed. Please try again.';
}

const REASONS: Record<string, string> = {
  blocked_result: 'The result cannot be shown here. Please describe something else.',
  engine_refused: 'The image engine declined this prompt. Please describe something else.',
  engine_unavailable: 'The image engine is not responding. Please try again in a moment.',
  engine_rate_limited: 'The image engine is busy. Please try again in a moment.',
  engine_timeout: 'The image engine took too long. Please try again.',
  not_checked: 'The picture could not be checked, so it is not shown. Please try again.',
  not_kept: 'The picture could not be stored. Please try again.',
  interrupted: 'Something went wrong on our side. Please try again.',
  deadline: 'This took too long and was stopped. Please try again.',
};
