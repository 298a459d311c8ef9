import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { notify } from '#ui/toast.ts';
import type { GalleryFilter } from '../api.ts';
import { belongsTo } from '../image-jobs.ts';
import { imageStore, keyOf } from '../image-store.ts';
import { GALLERY_TEXT } from '../copy.ts';
import { useImageEvents } from '../use-image-events.ts';
import { EMPTY_LIST } from './gallery-list.ts';

const NO_JOBS: [] = [];

/** A gallery's pictures and jobs, kept current while it is shown. */
export function useGallery({ characterSlug, source }: GalleryFilter) {
  const filter = useMemo(() => ({ characterSlug, source }), [characterSlug, source]);
  const key = keyOf(filter);
  const gallery = useSyncExternalStore(
    imageStore.subscribe,
    () => imageStore.read().galleries.get(key),
    () => undefined,
  );
  const jobs = useSyncExternalStore(
    imageStore.subscribe,
    () => imageStore.read().jobs,
    () => NO_JOBS,
  );
  useImageEvents();

  const load = useCallback(() => {
    imageStore
      .load(filter)
      .catch(() => notify.error(GALLERY_TEXT.loadFailed.title, GALLERY_TEXT.loadFailed.text));
  }, [filter]);
  useEffect(load, [load]);
  const isKnown = gallery !== undefined;
  const wasKnown = useRef(false);
  useEffect(() => {
    // Everything is forgotten when somebody else signs in, in another tab: now it is their gallery.
    if (wasKnown.current && !isKnown) load();
    wasKnown.current = isKnown;
  }, [isKnown, load]);

  const loadMore = useCallback(() => void imageStore.loadMore(key), [key]);
  const shownJobs = useMemo(() => jobs.filter(({ job }) => belongsTo(job, filter)), [jobs, filter]);
  const list = gallery?.list ?? EMPTY_LIST;
  return {
    key,
    images: list.images,
    hasMore: list.next !== null,
    status: gallery?.status ?? 'loading',
    more: gallery?.more ?? 'idle',
    jobs: shownJobs,
    load,
    loadMore,
  };
}
