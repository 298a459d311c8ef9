import { useEffect } from 'react';
import type { ImageChange, ImageEvent, ImageJobEvent } from '#features/images/contract.ts';
import { refreshQueries } from '#ui/query-client.ts';
import { listenToUser } from '#ui/user-events.ts';
import {
  dropImage,
  JOBS_KEY,
  putImage,
  rereadImage,
  addImage,
  applyJobEvent,
} from './image-cache.ts';
import { GALLERIES } from './queries.ts';

/** Applies the user's events to the cached jobs and galleries while mounted. */
export function useImageEvents(): void {
  useEffect(() => {
    let wasOpened = false;
    return listenToUser({
      onEvent(name, data) {
        if (name === 'image_job') applyJobEvent(data as ImageJobEvent);
        if (name === 'image') void receive(data as ImageEvent);
        if (name === 'images') void applyChange(data as ImageChange);
      },
      onOpened() {
        // The stream does not replay events, so the lists are read again after a gap.
        void refreshQueries(JOBS_KEY);
        if (wasOpened) void refreshQueries(GALLERIES);
        wasOpened = true;
      },
    });
  }, []);
}

/** A restored picture may be far down in a gallery, so it is inserted again. */
async function applyChange({ id, is_gone }: ImageChange): Promise<void> {
  if (is_gone) return dropImage(id);
  const image = await rereadImage(id);
  if (image) putImage(image);
}

async function receive({ job_id, id, image }: ImageEvent): Promise<void> {
  const arrived = image ?? (await rereadImage(id));
  if (arrived) addImage(job_id, arrived);
}
