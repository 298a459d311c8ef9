import { useEffect, useSyncExternalStore } from 'react';
import type { ImageJob, ImageJobNews } from '#features/images/contract.ts';
import { chatApi } from './api.ts';

/** Jobs whose progress is remembered; a page sees few of them. */
const MOST_KEPT = 50;
const known = new Map<string, number>();
const listeners = new Set<() => void>();

/** Takes in how far a job is, from an event or a reading; it never goes back. */
export function takeProgress({ id, progress }: Pick<ImageJobNews, 'id' | 'progress'>): void {
  if (progress <= (known.get(id) ?? -1)) return;
  known.set(id, progress);
  if (known.size > MOST_KEPT) known.delete(known.keys().next().value!);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How far the job of a picture is, 0 to 1. What passed before this page was open is read once. */
export function usePictureProgress(jobId: string | null): number {
  useEffect(() => {
    if (!jobId) return;
    const controller = new AbortController();
    chatApi
      .readPictureJob(jobId, controller.signal)
      .then((job: ImageJob) => takeProgress(job))
      .catch((error: unknown) => console.debug('picture progress', error));
    return () => controller.abort();
  }, [jobId]);
  const read = () => (jobId ? (known.get(jobId) ?? 0) : 0);
  return useSyncExternalStore(subscribe, read, read);
}
