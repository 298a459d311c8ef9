import { queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { JOBS_KEY, trackedJobs, readJob, storeJob } from './image-cache.ts';
import { isUnderWay } from './image-jobs.ts';

/** Jobs without an event for this long are polled, since a proxy can buffer the event stream. */
const SILENCE_MS = 5_000;

/**
 * The open requests for pictures, and the failed ones that are not dismissed. Events update it; a
 * tracked job that is missing from the list has ended and is read individually.
 */
export const jobsQuery = queryOptions({
  queryKey: JOBS_KEY,
  async queryFn({ signal }) {
    const tracked = trackedJobs().jobs.filter(isUnderWay);
    const { data } = await api.get('/generate/jobs', { signal });
    const ended = tracked.filter(({ job }) => !data.some(({ id }) => id === job.id));
    await Promise.all(ended.map(({ job }) => readJob(job.id)));
    data.forEach(storeJob);
    return trackedJobs();
  },
  staleTime: 0,
  structuralSharing: false,
  // Every write to the cache restarts the interval.
  refetchInterval: ({ state }) => (state.data?.jobs.some(isUnderWay) ? SILENCE_MS : false),
});
