import { PRICES } from '#features/billing/catalog.ts';
import { lookUp } from '#shared/look-up.ts';

/** Characters of a prompt, ends trimmed. */
export const PROMPT_LENGTH = 1500;
/** Removed pictures and their files go this long after their removal. Milliseconds. */
export const PURGE_AFTER_MS = 3600_000;
/** A file without a row is left alone until it is this old: its row may be on the way. Milliseconds. */
export const ORPHAN_AFTER_MS = 2 * 3600_000;
/** Jobs are forgotten after this many days, their pictures are not; Idempotency-Keys go with them. */
export const JOB_KEPT_DAYS = 7;

/** Requests of one user that may be under way at once. */
export const OPEN_JOBS = { free: 2, premium: 4 } as const;

/** A job that is not through by then ends with what it has. Below a hold's lifetime. Milliseconds. */
export const JOB_WITHIN_MS = 20 * 60_000;
/** Failures that nobody dismissed are told for so long; milliseconds. */
export const FAILURES_SHOWN_MS = 24 * 3600_000;
/** A worker that has not renewed its lease for so long has vanished. Milliseconds. */
export const LEASE_MS = 15_000;
/** Times a job is begun without making a picture; each further one means that a worker vanished. */
export const MAX_ATTEMPTS = 40;
/** An answer is held back for so long; after it the job is answered instead. Milliseconds. */
export const ANSWER_WITHIN_MS = 110_000;

export const ASPECTS = ['portrait', 'square', 'landscape'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Pixels asked of an engine; one that offers other sizes takes the nearest shape. */
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

/** Tokens for a request of so many pictures: 1/2/4/8 cost 2/4/8/16. */
export const costOf = (count: number): number => count * PRICES.image;

/** How a job ends that made so many of its pictures. */
export function endOf(made: number, count: number): 'done' | 'partly_done' | 'failed' {
  if (made === 0) return 'failed';
  return made === count ? 'done' : 'partly_done';
}

/**
 * Pictures of a job that the engine cannot have been paid for: those that it refused or could not
 * take, and all of one that nobody began. What was canceled or came too late may have cost its price.
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

/** Whether a failure means that the engine was paid nothing. */
export const isUnpaid = (code: string): boolean => UNPAID.includes(code);

/** How far a whole job is, 0 to 1: what is made or failed counts as through. */
export function progressOf(
  count: number,
  pictures: { progress: readonly number[]; ended: ReadonlySet<number> },
): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1)
    sum += pictures.ended.has(index) ? 1 : (pictures.progress[index] ?? 0);
  return Math.round((sum / count) * 100) / 100;
}

/** Indexes in a row, so that one request of an engine can stand for them: [0,1,3] → [[0,2],[3,1]] as [first, length]. */
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
  /** The viewer's plan shows NSFW pictures of others without a blur. */
  seesUnblurred: boolean;
  /** The 18+ notice shown now was acknowledged. */
  isAgeKnown: boolean;
  /** A superuser who looks at it through a report. */
  isReviewer?: boolean;
}

/**
 * What a viewer may be sent of a picture. Another's private one is never sent; explicit ones are
 * clear only after the 18+ notice, to their maker and reviewers, and of others to plans without blur.
 */
export function renditionFor(viewing: Viewing): Rendition {
  const isMeant = viewing.isOwner || viewing.isReviewer === true;
  if (!isMeant && !viewing.isPublic) return 'none';
  if (!viewing.isNsfw) return 'clear';
  if (!viewing.isAgeKnown) return 'blurred';
  return isMeant || viewing.seesUnblurred ? 'clear' : 'blurred';
}

/** Whether its maker shares a picture and nobody has withdrawn it from the public. */
export const isPublic = (image: { is_public: boolean; withdrawn_at: Date | null }): boolean =>
  image.is_public && image.withdrawn_at === null;

/** Two pictures count as the same when one hash differs in at most so many of its 64 bits… */
export const NEAR_BITS = 6;
/** …and the other in at most so many; unrelated pictures differ in about 32. */
export const FAR_BITS = 16;

/** Why a picture did not come, for its maker. */
export function reasonOf(code: string): string {
  return lookUp(REASONS, code) ?? 'The image engine failed. Please try again.';
}

const REASONS: Record<string, string> = {
  blocked_result: 'What came out cannot be shown here. Please describe something else.',
  engine_refused: 'The image engine declined this prompt. Please describe something else.',
  engine_unavailable: 'The image engine is not responding. Please try again in a moment.',
  engine_rate_limited: 'The image engine is busy. Please try again in a moment.',
  engine_timeout: 'The image engine took too long. Please try again.',
  not_checked: 'The picture could not be checked, so it is not shown. Please try again.',
  not_kept: 'The picture could not be stored. Please try again.',
  interrupted: 'Something went wrong on our side. Please try again.',
  deadline: 'This took too long and was ended. Please try again.',
};
