import { useState, type ComponentProps } from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { GALLERY_TEXT } from '../copy.ts';

const Gallery = lazyComponent(async () => ({ default: (await import('./gallery.tsx')).Gallery }));

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
