import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '#ui/query-client.ts';
import type { ImageJob } from '../../contract.ts';
import { isOpen } from '../../rules.ts';
import { NO_JOBS, type JobsState } from '../image-jobs.ts';
import { jobsQuery } from '../jobs-query.ts';
import { jobQuery } from '../queries.ts';

const openIds = ({ jobs }: JobsState): ReadonlySet<string> =>
  new Set(jobs.filter(({ job }) => isOpen(job.status)).map(({ job }) => job.id));

/** Calls `onEnd` for each request for pictures that ends while the page is open. */
export function useJobEnds(onEnd: (job: ImageJob) => void): void {
  const { data = NO_JOBS } = useQuery(jobsQuery);
  const latest = useRef(onEnd);
  useEffect(() => void (latest.current = onEnd), [onEnd]);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const now = openIds(data);
    const ended = [...open.current].filter((id) => !now.has(id));
    open.current = now;
    for (const id of ended) {
      const known = data.jobs.find(({ job }) => job.id === id)?.job;
      // What is wholly in the gallery is followed no longer, so its end is asked for.
      Promise.resolve(known ?? queryClient.fetchQuery(jobQuery(id))).then(
        (job) => isLeft.current || latest.current(job),
        // Signed out, or offline: the gallery tells what came of it at the next visit.
        () => undefined,
      );
    }
  }, [data]);
}
