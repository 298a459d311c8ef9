import { useSyncExternalStore } from 'react';
import { isOpen } from '../../rules.ts';
import { imageStore } from '../image-store.ts';

/** True while a request of this screen is being made, in whichever tab it was begun; `slug` as in `useStudio`. */
export const useIsMaking = (slug: string | null): boolean =>
  useSyncExternalStore(
    imageStore.subscribe,
    () =>
      imageStore
        .read()
        .jobs.some(
          ({ job }) => isOpen(job.status) && job.source === 'studio' && job.character_slug === slug,
        ),
    () => false,
  );
