import { useEffect, useRef } from 'react';
import type { ImageJob } from '../../contract.ts';
import { isOpen } from '../../rules.ts';
import { imagesApi } from '../api.ts';
import { imageStore } from '../image-store.ts';

const openIds = (): ReadonlySet<string> =>
  new Set(
    imageStore
      .read()
      .jobs.filter(({ job }) => isOpen(job.status))
      .map(({ job }) => job.id),
  );

/** A job as it ended. What is wholly in the gallery is followed no longer, so its end is asked for. */
async function readEnd(id: string): Promise<ImageJob> {
  const known = imageStore.read().jobs.find(({ job }) => job.id === id);
  return known?.job ?? imagesApi.readJob(id);
}

/** Calls `onEnd` for each request for pictures that ends while the page is open. */
export function useJobEnds(onEnd: (job: ImageJob) => void): void {
  const latest = useRef(onEnd);
  useEffect(() => void (latest.current = onEnd), [onEnd]);
  useEffect(() => {
    let open = openIds();
    let isLeft = false;
    const unsubscribe = imageStore.subscribe(() => {
      const now = openIds();
      const ended = [...open].filter((id) => !now.has(id));
      open = now;
      for (const id of ended)
        readEnd(id).then(
          (job) => isLeft || latest.current(job),
          // Signed out, or offline: the gallery tells what came of it at the next visit.
          () => undefined,
        );
    });
    return () => {
      isLeft = true;
      unsubscribe();
    };
  }, []);
}
