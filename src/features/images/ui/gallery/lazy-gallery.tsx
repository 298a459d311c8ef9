import { lazy, useState, type ComponentProps } from 'react';
import { LazyBoundary } from '#ui/lazy-boundary.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { whenOnline } from '#ui/when-online.ts';
import { GALLERY_TEXT } from '../copy.ts';

const Gallery = lazy(
  whenOnline(async () => ({ default: (await import('./gallery.tsx')).Gallery })),
);

/** A lazily loaded gallery, so that the content above it does not wait for its code. */
export function LazyGallery(props: ComponentProps<typeof Gallery>) {
  const [isFailed, setFailed] = useState(false);
  if (isFailed) return <ErrorState title={GALLERY_TEXT.loadFailed.text} />;
  return (
    <LazyBoundary
      onFailed={() => setFailed(true)}
      fallback={<p className="text-muted">{GALLERY_TEXT.loading}</p>}
    >
      <Gallery {...props} />
    </LazyBoundary>
  );
}
