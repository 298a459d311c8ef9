import { queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { JOBS_KEY, knownJobs, readJob, takeJob } from './image-cache.ts';
import { isUnderWay } from './image-jobs.ts';

/** Jobs that tell nothing for this long are asked for: what tells of them may be kept back on its way. */
const SILENCE_MS = 5_000;

/**
 * The requests for pictures that are under way, or failed unseen. The person's events write into it; those
 * that ended unseen are read one by one.
 */
export const jobsQuery = queryOptions({
  queryKey: JOBS_KEY,
  async queryFn({ signal }) {
    const followed = knownJobs().jobs.filter(isUnderWay);
    const { data } = await api.get('/generate/jobs', { signal });
    const ended = followed.filter(({ job }) => !data.some(({ id }) => id === job.id));
    await Promise.all(ended.map(({ job }) => readJob(job.id)));
    data.forEach(takeJob);
    return knownJobs();
  },
  staleTime: 0,
  structuralSharing: false,
  // Whatever is written into it begins the time anew.
  refetchInterval: ({ state }) => (state.data?.jobs.some(isUnderWay) ? SILENCE_MS : false),
});
