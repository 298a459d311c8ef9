import type { ImageJob, ImageJobEvent } from '#features/images/contract.ts';
import { isOpen } from '#features/images/rules.ts';
import type { GalleryFilter } from './queries.ts';

/** A request for pictures as the pages track it. */
export interface TrackedJob {
  job: ImageJob;
  /** Ids of pictures that are in the gallery, or were and have been removed. */
  arrived: readonly string[];
}

/** All tracked requests. */
export interface JobsState {
  jobs: readonly TrackedJob[];
  /** Completed or dismissed jobs; a late response does not add them again. */
  settled: ReadonlySet<string>;
}
export const NO_JOBS: JobsState = { jobs: [], settled: new Set() };

/**
 * Stores `jobs` after a change of the job with this id; if it is no longer among them, it is
 * settled.
 */
export function settleJob(
  { settled }: JobsState,
  jobs: readonly TrackedJob[],
  id: string,
): JobsState {
  const isTracked = jobs.some(({ job }) => job.id === id);
  return { jobs, settled: isTracked ? settled : new Set(settled).add(id) };
}

const newestFirst = (jobs: TrackedJob[]): TrackedJob[] =>
  jobs.sort((a, b) => (a.job.id < b.job.id ? 1 : -1));

/** Stores a job from a server response, in which every finished picture is included or removed. */
export function putJob(jobs: readonly TrackedJob[], job: ImageJob): readonly TrackedJob[] {
  const current = jobs.find((one) => one.job.id === job.id);
  const made = job.pictures.filter(({ status }) => status === 'made');
  const tracked = {
    job: current ? mergeJob(current.job, job) : job,
    arrived: [...new Set([...(current?.arrived ?? []), ...made.map(({ image_id }) => image_id)])],
  };
  return newestFirst([...jobs.filter((one) => one !== current), tracked]).filter(isWanted);
}

/** Applies an event; undefined if the job is unknown. */
export function applyEvent(
  jobs: readonly TrackedJob[],
  event: ImageJobEvent,
): readonly TrackedJob[] | undefined {
  const current = jobs.find(({ job }) => job.id === event.id);
  if (!current) return undefined;
  const change = { ...current, job: mergeJob(current.job, event) };
  return jobs.map((one) => (one === current ? change : one)).filter(isWanted);
}

/** Events and responses can arrive out of order: an ended job or picture stays ended. */
function mergeJob(current: ImageJob, next: ImageJobEvent): ImageJob {
  if (!isOpen(current.status) && isOpen(next.status)) return current;
  const ended = new Map(
    current.pictures.filter(hasEnded).map((picture) => [picture.image_id, picture]),
  );
  const pictures = next.pictures.map((picture) =>
    hasEnded(picture) ? picture : (ended.get(picture.image_id) ?? picture),
  );
  return { ...current, ...next, pictures };
}

const hasEnded = ({ status }: ImageJob['pictures'][number]): boolean =>
  status === 'made' || status === 'failed';

/** Marks a picture of a job as present in the gallery. */
export function markArrived(
  jobs: readonly TrackedJob[],
  jobId: string,
  imageId: string,
): readonly TrackedJob[] {
  return jobs
    .map((one) =>
      one.job.id === jobId && !one.arrived.includes(imageId)
        ? { ...one, arrived: [...one.arrived, imageId] }
        : one,
    )
    .filter(isWanted);
}

export function dismissJob(jobs: readonly TrackedJob[], jobId: string): readonly TrackedJob[] {
  return jobs.filter(({ job }) => job.id !== jobId);
}

/** True until a job has ended and all its pictures are in the gallery. */
export function isUnderWay({ job, arrived }: TrackedJob): boolean {
  if (isOpen(job.status)) return true;
  return job.pictures.some(
    ({ status, image_id }) => status === 'made' && !arrived.includes(image_id),
  );
}

/** An ended job with failures stays until its maker dismisses it. */
const isWanted = (tracked: TrackedJob): boolean =>
  isUnderWay(tracked) || countMissing(tracked.job) > 0;

const countMade = (job: ImageJob): number =>
  job.pictures.filter(({ status }) => status === 'made').length;

/** Failed pictures of an ended job; canceled ones do not count. */
function countMissing(job: ImageJob): number {
  return job.status === 'cancelled' ? 0 : job.number_of_images - countMade(job);
}

/** A job's result: pictures made, pictures requested, tokens refunded, and the failure reasons. */
export function outcomeOf(job: ImageJob) {
  const made = countMade(job);
  const of = job.number_of_images;
  const reasons = new Set(job.pictures.flatMap(({ reason }) => reason ?? []));
  return { made, of, tokens: Math.round((job.cost * (of - made)) / of), reasons: [...reasons] };
}

/** The pictures for which a gallery shows a placeholder. */
export function placeholdersOf({ job, arrived }: TrackedJob): ImageJob['pictures'] {
  return job.pictures.filter(({ status, image_id }) =>
    status === 'made' ? !arrived.includes(image_id) : isOpen(job.status),
  );
}

/** True if a job's pictures belong to a gallery. */
export function belongsTo(
  subject: { character_slug: string | null; source: 'studio' | 'chat' },
  { characterSlug, source }: GalleryFilter,
): boolean {
  if (characterSlug !== undefined && subject.character_slug !== characterSlug) return false;
  return source === undefined || subject.source === source;
}
