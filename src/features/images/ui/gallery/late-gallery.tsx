import { useState, type ComponentProps } from 'react';
import { Late, latePart } from '#ui/late-part.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { GALLERY_TEXT } from '../copy.ts';
import type { Gallery } from './gallery.tsx';

const gallery = latePart(() => import('./gallery.tsx'));

/** A gallery whose program is not waited for by what stands above it. */
export function LateGallery(props: ComponentProps<typeof Gallery>) {
  const [isFailed, setFailed] = useState(false);
  if (isFailed) return <ErrorState title={GALLERY_TEXT.loadFailed.text} />;
  return (
    <Late
      part={gallery}
      onFailed={() => setFailed(true)}
      fallback={<p className="text-muted">{GALLERY_TEXT.loading}</p>}
    >
      {({ Gallery }) => <Gallery {...props} />}
    </Late>
  );
}
