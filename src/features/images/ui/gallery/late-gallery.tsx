import { lazy, Suspense, type ComponentProps } from 'react';
import { GALLERY_TEXT } from '../messages.ts';

const Gallery = lazy(() => import('./gallery.tsx').then((module) => ({ default: module.Gallery })));

/** A gallery whose program is not waited for by what stands above it. */
export function LateGallery(props: ComponentProps<typeof Gallery>) {
  return (
    <Suspense fallback={<p className="text-muted">{GALLERY_TEXT.loading}</p>}>
      <Gallery {...props} />
    </Suspense>
  );
}
