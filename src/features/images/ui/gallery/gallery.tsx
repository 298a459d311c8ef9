import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { LoadFailure } from '#ui/primitives/load-failure.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { GALLERY_TEXT } from '../copy.ts';
import type { GalleryFilter } from '../queries.ts';
import { useClearSetting } from './cover-store.ts';
import { gridItems } from './grid-items.ts';
import { ImageGrid, type GridHandle } from './image-grid.tsx';
import { JobStrip } from './job-strip.tsx';
import { ImageDialogHost } from './image-dialog-host.tsx';
import { useGallery } from './use-gallery.ts';

const Lightbox = lazyComponent(() => import('./lightbox.tsx'));

interface GalleryProps {
  filter: GalleryFilter;
  /** What to do while there are no pictures. */
  emptyHint?: string;
  emptyAction?: ReactNode;
}

/**
 * The signed-in user's matching pictures, newest first, with their open jobs. Includes the
 * lightbox, the dialogs, and the note that the pictures are AI-made.
 */
export function Gallery({ filter, emptyHint = GALLERY_TEXT.emptyHint, emptyAction }: GalleryProps) {
  const gallery = useGallery(filter);
  const { images, jobs, hasMore, load, loadMore } = gallery;
  const items = useMemo(() => gridItems(images, jobs), [images, jobs]);
  const grid = useRef<GridHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const takeFocus = useCallback(() => root.current?.focus({ preventScroll: true }), []);
  const [openId, setOpenId] = useState<string | null>(null);

  const leave = useCallback(() => setOpenId(null), []);
  const close = useCallback(
    (lastId: string) => {
      leave();
      grid.current?.focus(lastId);
    },
    [leave],
  );
  const focusAfterRemoval = useNeighbor(images, (id) => {
    if (openId === null) grid.current?.focus(id);
  });

  return (
    <div ref={root} tabIndex={-1} className="space-y-4 outline-none">
      {items.length > 0 && <GalleryNotes />}
      {jobs.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 md:grid-cols-2">
          {jobs.map((tracked) => (
            <JobStrip key={tracked.job.id} tracked={tracked} onFocusLost={takeFocus} />
          ))}
        </ul>
      )}
      {gallery.isLoading && items.length === 0 && <Loading />}
      {gallery.isFailed && (
        <ErrorState
          title={GALLERY_TEXT.loadFailed.text}
          query={{ refetch: load, isFetching: gallery.isRetrying }}
        />
      )}
      {!gallery.isLoading && !gallery.isFailed && items.length === 0 && jobs.length === 0 && (
        <EmptyState title={GALLERY_TEXT.empty} description={emptyHint} action={emptyAction} />
      )}
      {items.length > 0 && (
        <ImageGrid
          ref={grid}
          name={gallery.name}
          items={items}
          hasMore={hasMore}
          onOpen={setOpenId}
          onEnd={loadMore}
          onExpiring={load}
        />
      )}
      {gallery.isLoadingMore && !gallery.hasMoreFailed && (
        <div className="grid place-items-center py-3 text-muted">
          <Spinner className="size-5" label={GALLERY_TEXT.more.loading} />
        </div>
      )}
      {gallery.hasMoreFailed && (
        <LoadFailure
          text={GALLERY_TEXT.more.failed}
          onRetry={gallery.tryMore}
          isRetrying={gallery.isLoadingMore}
          className="justify-center py-3"
        />
      )}
      {openId !== null && (
        <LazyBoundary onFailed={leave}>
          <Lightbox
            images={images}
            openId={openId}
            hasMore={hasMore}
            onEnd={loadMore}
            onExpiring={load}
            onClose={close}
            onLeave={leave}
          />
        </LazyBoundary>
      )}
      <ImageDialogHost onRemoved={focusAfterRemoval} />
    </div>
  );
}

/** Calls `onNext` with the picture after a removed one, which gets the focus. */
function useNeighbor(images: readonly { id: string }[], onNext: (id: string) => void) {
  const before = useRef(images);
  const latest = useRef(onNext);
  useEffect(() => {
    latest.current = onNext;
  });
  useEffect(() => {
    before.current = images;
  }, [images]);
  return useCallback((removedId: string) => {
    const next = before.current.find(({ id }) => id < removedId) ?? before.current.at(-1);
    // Runs after the dialog has released the focus.
    setTimeout(() => next && latest.current(next.id));
  }, []);
}

/** The note that the pictures are AI-made, and the blur switch for plans without a forced blur. */
function GalleryNotes() {
  const { mayChoose, isClear, choose } = useClearSetting();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm text-muted">
      <p>{GALLERY_TEXT.aiMade}</p>
      {mayChoose && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={isClear}
            onChange={(event) => choose(event.target.checked)}
            className="size-4.5 accent-ember"
          />
          {GALLERY_TEXT.keepClear}
        </label>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className="@container">
      <p role="status" className="text-muted">
        {GALLERY_TEXT.loading}
      </p>
      <div
        aria-hidden="true"
        className="mt-4 grid grid-cols-2 gap-2 @min-[600px]:grid-cols-4 @min-[600px]:gap-4"
      >
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={place} className="aspect-[832/1216] rounded-card!" />
        ))}
      </div>
    </div>
  );
}
