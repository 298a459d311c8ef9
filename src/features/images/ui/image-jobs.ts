import type { ImageJob, ImageJobNews } from '#features/images/contract.ts';
import { isOpen } from '#features/images/rules.ts';
import type { GalleryFilter } from './queries.ts';

/** A request for pictures as a page follows it. */
export interface TrackedJob {
  job: ImageJob;
  /** Pictures that are in the gallery by now, or were and are removed. */
  arrived: readonly string[];
}

/** The requests that pages follow. */
export interface JobsState {
  jobs: readonly TrackedJob[];
  /** Those that have nothing more to tell, or were dismissed; a late answer does not bring them back. */
  settled: ReadonlySet<string>;
}
export const NO_JOBS: JobsState = { jobs: [], settled: new Set() };

/** `jobs` after news of the one with this id: one that is no longer among them is settled. */
export function settleJob(
  { settled }: JobsState,
  jobs: readonly TrackedJob[],
  id: string,
): JobsState {
  const isFollowed = jobs.some(({ job }) => job.id === id);
  return { jobs, settled: isFollowed ? settled : new Set(settled).add(id) };
}

const newestFirst = (jobs: TrackedJob[]): TrackedJob[] =>
  jobs.sort((a, b) => (a.job.id < b.job.id ? 1 : -1));

/** A job as the server answers it; every picture that it calls made is in that answer, or removed. */
export function putJob(jobs: readonly TrackedJob[], job: ImageJob): readonly TrackedJob[] {
  const known = jobs.find((one) => one.job.id === job.id);
  const made = job.pictures.filter(({ status }) => status === 'made');
  const tracked = {
    job: known ? takeIn(known.job, job) : job,
    arrived: [...new Set([...(known?.arrived ?? []), ...made.map(({ image_id }) => image_id)])],
  };
  return newestFirst([...jobs.filter((one) => one !== known), tracked]).filter(isWanted);
}

/** Takes in news; undefined when it is of a job that this page does not know. */
export function applyNews(
  jobs: readonly TrackedJob[],
  news: ImageJobNews,
): readonly TrackedJob[] | undefined {
  const known = jobs.find(({ job }) => job.id === news.id);
  if (!known) return undefined;
  const change = { ...known, job: takeIn(known.job, news) };
  return jobs.map((one) => (one === known ? change : one)).filter(isWanted);
}

/** Answers and news overtake one another on their way: what has ended, a job or one picture, stays ended. */
function takeIn(known: ImageJob, next: ImageJobNews): ImageJob {
  if (!isOpen(known.status) && isOpen(next.status)) return known;
  const ended = new Map(
    known.pictures.filter(hasEnded).map((picture) => [picture.image_id, picture]),
  );
  const pictures = next.pictures.map((picture) =>
    hasEnded(picture) ? picture : (ended.get(picture.image_id) ?? picture),
  );
  return { ...known, ...next, pictures };
}

const hasEnded = ({ status }: ImageJob['pictures'][number]): boolean =>
  status === 'made' || status === 'failed';

/** A picture of a job is in the gallery. */
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

/** True until a job has ended and all that it made is in the gallery. */
export function isUnderWay({ job, arrived }: TrackedJob): boolean {
  if (isOpen(job.status)) return true;
  return job.pictures.some(
    ({ status, image_id }) => status === 'made' && !arrived.includes(image_id),
  );
}

/** An ended job stays for its failures, which its maker has to have seen. */
const isWanted = (tracked: TrackedJob): boolean =>
  isUnderWay(tracked) || countMissing(tracked.job) > 0;

const countMade = (job: ImageJob): number =>
  job.pictures.filter(({ status }) => status === 'made').length;

/** Pictures of an ended job that failed; what its maker called off is no failure. */
function countMissing(job: ImageJob): number {
  return job.status === 'cancelled' ? 0 : job.number_of_images - countMade(job);
}

/** How a job stands: made, of how many, the tokens that go back for the rest, and why they are missing. */
export function outcomeOf(job: ImageJob) {
  const made = countMade(job);
  const of = job.number_of_images;
  const reasons = new Set(job.pictures.flatMap(({ reason }) => reason ?? []));
  return { made, of, tokens: Math.round((job.cost * (of - made)) / of), reasons: [...reasons] };
}

/** The pictures of a job that a gallery holds a place for; what failed is told there until the end. */
export function placesOf({ job, arrived }: TrackedJob): ImageJob['pictures'] {
  return job.pictures.filter(({ status, image_id }) =>
    status === 'made' ? !arrived.includes(image_id) : isOpen(job.status),
  );
}

/** Whether a job's pictures belong to a gallery. */
export function belongsTo(
  subject: { character_slug: string | null; source: 'studio' | 'chat' },
  { characterSlug, source }: GalleryFilter,
): boolean {
  if (characterSlug !== undefined && subject.character_slug !== characterSlug) return false;
  return source === undefined || subject.source === source;
}
