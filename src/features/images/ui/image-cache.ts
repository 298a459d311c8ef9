import type { GeneratedImage, ImageJob, ImageJobEvent } from '#features/images/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import * as pages from './gallery/gallery-pages.ts';
import {
  applyEvent,
  belongsTo,
  dismissJob,
  markArrived,
  NO_JOBS,
  putJob,
  settleJob,
  type JobsState,
  type TrackedJob,
} from './image-jobs.ts';
import { GALLERIES, imageQuery, jobQuery, type GalleryFilter } from './queries.ts';

/** Updates the cached data of every gallery. */
function changeGalleries(
  change: (cached: pages.GalleryPages, filter: GalleryFilter) => pages.GalleryPages,
): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: GALLERIES })) {
    const filter = query.queryKey[1] as GalleryFilter;
    const apply = () =>
      queryClient.setQueryData<pages.GalleryPages>(
        query.queryKey,
        (cached) => cached && change(cached, filter),
      );
    apply();
    // A response already in flight may lack this change.
    query.promise?.then(apply, () => undefined);
  }
}

/** Inserts an image into every gallery that it belongs to. */
export const putImage = (image: GeneratedImage): void =>
  changeGalleries((cached, filter) =>
    belongsTo(image, filter) ? pages.putImage(cached, image) : cached,
  );

/** Updates an image wherever it is shown. */
export function patchImage(image: GeneratedImage): void {
  changeGalleries((cached) => pages.patchImage(cached, image));
  queryClient.setQueryData(imageQuery(image.id).queryKey, (shown) => shown && image);
}

export const dropImage = (id: string): void =>
  changeGalleries((cached) => pages.dropImage(cached, id));

/**
 * Reads one image again and removes it from every gallery if it is deleted. Null if it cannot be
 * read.
 */
export async function rereadImage(id: string): Promise<GeneratedImage | null> {
  try {
    const image = await queryClient.fetchQuery(imageQuery(id));
    patchImage(image);
    return image;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) dropImage(id);
    return null;
  }
}

/** The query key of the tracked jobs. */
export const JOBS_KEY = ['image-jobs'] as const;

export const trackedJobs = (): JobsState =>
  queryClient.getQueryData<JobsState>(JOBS_KEY) ?? NO_JOBS;

const setJobs = (jobs: readonly TrackedJob[], id: string): void =>
  void queryClient.setQueryData(JOBS_KEY, settleJob(trackedJobs(), jobs, id));

/** Stores a job from a server response, with its pictures. */
export function storeJob(job: ImageJob): void {
  const { jobs, settled } = trackedJobs();
  if (settled.has(job.id)) return;
  const before = jobs.find((tracked) => tracked.job.id === job.id)?.arrived ?? [];
  setJobs(putJob(jobs, job), job.id);
  // An image that had arrived before and is missing now was removed since.
  for (const image of job.images) if (!before.includes(image.id)) putImage(image);
}

/** Applies an event of a job; reads the job if it is unknown. */
export function applyJobEvent(event: ImageJobEvent): void {
  const { jobs, settled } = trackedJobs();
  if (settled.has(event.id)) return;
  const changed = applyEvent(jobs, event);
  if (changed) setJobs(changed, event.id);
  else void readJob(event.id);
}

/** Stores a picture that a job has made. */
export function addImage(jobId: string | null, image: GeneratedImage): void {
  putImage(image);
  const { jobs } = trackedJobs();
  if (jobId && jobs.some(({ job }) => job.id === jobId))
    setJobs(markArrived(jobs, jobId, image.id), jobId);
}

export const forgetJob = (id: string): void => setJobs(dismissJob(trackedJobs().jobs, id), id);

/** Reads one job and stops tracking it if it is deleted. */
export async function readJob(id: string): Promise<void> {
  try {
    storeJob(await queryClient.fetchQuery(jobQuery(id)));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetJob(id);
  }
}
