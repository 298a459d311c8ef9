import type { GeneratedImage, ImageJob, ImageJobNews } from '#features/images/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import * as pages from './gallery/gallery-pages.ts';
import {
  applyNews,
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

/** Changes what is known of every gallery. */
function changeGalleries(
  change: (known: pages.GalleryPages, filter: GalleryFilter) => pages.GalleryPages,
): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: GALLERIES })) {
    const filter = query.queryKey[1] as GalleryFilter;
    const apply = () =>
      queryClient.setQueryData<pages.GalleryPages>(
        query.queryKey,
        (known) => known && change(known, filter),
      );
    apply();
    // An answer that is on its way may not know of it.
    query.promise?.then(apply, () => undefined);
  }
}

/** An image takes its place in every gallery that it belongs to. */
export const putImage = (image: GeneratedImage): void =>
  changeGalleries((known, filter) =>
    belongsTo(image, filter) ? pages.putImage(known, image) : known,
  );

/** A changed state of an image, wherever it is shown. */
export function patchImage(image: GeneratedImage): void {
  changeGalleries((known) => pages.patchImage(known, image));
  queryClient.setQueryData(imageQuery(image.id).queryKey, (shown) => shown && image);
}

export const dropImage = (id: string): void =>
  changeGalleries((known) => pages.dropImage(known, id));

/** Reads one image anew; one that is gone leaves every gallery. Null when it cannot be read. */
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

/** The jobs that pages follow are stored under it. */
export const JOBS_KEY = ['image-jobs'] as const;

export const knownJobs = (): JobsState => queryClient.getQueryData<JobsState>(JOBS_KEY) ?? NO_JOBS;

const setJobs = (jobs: readonly TrackedJob[], id: string): void =>
  void queryClient.setQueryData(JOBS_KEY, settleJob(knownJobs(), jobs, id));

/** Takes in a job as the server answers it, with its pictures. */
export function takeJob(job: ImageJob): void {
  const { jobs, settled } = knownJobs();
  if (settled.has(job.id)) return;
  const before = jobs.find((tracked) => tracked.job.id === job.id)?.arrived ?? [];
  setJobs(putJob(jobs, job), job.id);
  // What had arrived and is here no longer was removed since.
  for (const image of job.images) if (!before.includes(image.id)) putImage(image);
}

/** Takes in news of a job; of one that is not known here it is read. */
export function takeNews(news: ImageJobNews): void {
  const { jobs, settled } = knownJobs();
  if (settled.has(news.id)) return;
  const changed = applyNews(jobs, news);
  if (changed) setJobs(changed, news.id);
  else void readJob(news.id);
}

/** Takes in a picture that a job has made. */
export function takeImage(jobId: string | null, image: GeneratedImage): void {
  putImage(image);
  const { jobs } = knownJobs();
  if (jobId && jobs.some(({ job }) => job.id === jobId))
    setJobs(markArrived(jobs, jobId, image.id), jobId);
}

export const forgetJob = (id: string): void => setJobs(dismissJob(knownJobs().jobs, id), id);

/** Reads one job; one that is gone is followed no longer. */
export async function readJob(id: string): Promise<void> {
  try {
    takeJob(await queryClient.fetchQuery(jobQuery(id)));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetJob(id);
  }
}
