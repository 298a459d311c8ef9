import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import type { GalleryFilter } from '../api.ts';
import { imageStore } from '../image-store.ts';
import { GALLERY_TEXT } from '../messages.ts';
import { useClearSetting } from './cover-store.ts';
import { useQuestion } from './dialog-store.ts';
import { gridItems } from './grid-items.ts';
import { ImageGrid, type GridHandle } from './image-grid.tsx';
import { JobStrip } from './job-strip.tsx';
import { useGallery } from './use-gallery.ts';

const ImageDialogs = lazy(() => import('./image-dialogs.tsx'));
const Lightbox = lazy(() => import('./lightbox.tsx'));

interface GalleryProps {
  filter: GalleryFilter;
  /** What to do while there is no picture. */
  emptyHint?: string;
  emptyAction?: ReactNode;
}

/**
 * The signed-in person's pictures that match, the newest first, with the jobs that make more. Brings
 * its own lightbox, dialogs and note that the pictures are AI-made.
 */
export function Gallery({ filter, emptyHint = GALLERY_TEXT.emptyHint, emptyAction }: GalleryProps) {
  const { key, images, jobs, status, more, hasMore, load, loadMore } = useGallery(filter);
  const items = useMemo(() => gridItems(images, jobs), [images, jobs]);
  const grid = useRef<GridHandle>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const renew = useCallback((ids: string[]) => void imageStore.refresh(key, ids), [key]);

  const close = useCallback((lastId: string) => {
    setOpenId(null);
    grid.current?.focus(lastId);
  }, []);
  const focusAfterRemoval = useNeighbour(images, (id) => {
    if (openId === null) grid.current?.focus(id);
  });

  const isFirstLoad = status === 'loading' && items.length === 0;
  return (
    <div className="space-y-4">
      {items.length > 0 && <GalleryNotes />}
      {jobs.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 md:grid-cols-2">
          {jobs.map((tracked) => (
            <JobStrip key={tracked.job.id} tracked={tracked} />
          ))}
        </ul>
      )}
      {isFirstLoad && <Loading />}
      {status === 'failed' && <ErrorState title={GALLERY_TEXT.loadFailed.text} onRetry={load} />}
      {status === 'ready' && items.length === 0 && jobs.length === 0 && (
        <EmptyState title={GALLERY_TEXT.empty} description={emptyHint} action={emptyAction} />
      )}
      {items.length > 0 && (
        <ImageGrid
          ref={grid}
          name={key}
          items={items}
          hasMore={hasMore}
          onOpen={setOpenId}
          onEnd={loadMore}
          onExpiring={renew}
        />
      )}
      {more === 'loading' && (
        <div className="grid place-items-center py-3 text-muted">
          <Spinner className="size-5" label={GALLERY_TEXT.more.loading} />
        </div>
      )}
      {more === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center justify-center gap-3 py-3">
          <p className="text-danger">{GALLERY_TEXT.more.failed}</p>
          <Button variant="secondary" size="sm" onClick={loadMore}>
            {GALLERY_TEXT.tryAgain}
          </Button>
        </div>
      )}
      {openId !== null && (
        <Suspense fallback={null}>
          <Lightbox
            images={images}
            openId={openId}
            hasMore={hasMore}
            onEnd={loadMore}
            onExpiring={renew}
            onClose={close}
          />
        </Suspense>
      )}
      <Questions onRemoved={focusAfterRemoval} />
    </div>
  );
}

/** The dialogs are loaded when the first of them is wanted. */
function Questions({ onRemoved }: { onRemoved: (id: string) => void }) {
  if (!useQuestion()) return null;
  return (
    <Suspense fallback={null}>
      <ImageDialogs onRemoved={onRemoved} />
    </Suspense>
  );
}

/** Calls back with the picture that follows one which was removed: the focus goes there. */
function useNeighbour(images: readonly { id: string }[], onNext: (id: string) => void) {
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
    // After the dialog has let go of the focus.
    setTimeout(() => next && latest.current(next.id));
  }, []);
}

/** That the pictures are AI-made, and for those whose plan has no blur, whether they want one. */
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
            onChange={(event) => void choose(event.target.checked)}
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
    <div>
      <p role="status" className="text-muted">
        {GALLERY_TEXT.loading}
      </p>
      <div
        aria-hidden="true"
        className="mt-4 grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 lg:grid-cols-4"
      >
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={place} className="aspect-[832/1216] rounded-card!" />
        ))}
      </div>
    </div>
  );
}
