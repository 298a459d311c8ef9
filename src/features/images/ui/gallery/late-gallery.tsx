import { lazy, useState, type ComponentProps } from 'react';
import { LazyBoundary } from '#ui/lazy-boundary.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { whenOnline } from '#ui/when-online.ts';
import { GALLERY_TEXT } from '../copy.ts';

const Gallery = lazy(
  whenOnline(async () => ({ default: (await import('./gallery.tsx')).Gallery })),
);

/** A gallery whose program is not waited for by what stands above it. */
export function LateGallery(props: ComponentProps<typeof Gallery>) {
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
