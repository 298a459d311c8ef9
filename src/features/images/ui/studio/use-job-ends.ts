import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
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
  const end = useEffectEvent(onEnd);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => void (isUnmounted.current = true);
  }, []);
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const now = openIds(data);
    const ended = [...open.current].filter((id) => !now.has(id));
    open.current = now;
    for (const id of ended) {
      const known = data.jobs.find(({ job }) => job.id === id)?.job;
      // A complete job is no longer tracked, so its final state is read from the server.
      Promise.resolve(known ?? queryClient.fetchQuery(jobQuery(id))).then(
        (job) => isUnmounted.current || end(job),
        // If signed out or offline, the gallery shows the result at the next visit.
        () => undefined,
      );
    }
  }, [data]);
}
