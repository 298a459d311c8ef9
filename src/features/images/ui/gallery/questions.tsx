import { lazy, useEffect } from 'react';
import { LazyBoundary } from '#ui/lazy-boundary.tsx';
import { whenOnline } from '#ui/when-online.ts';
import { openImageDialog, useImageDialog } from './dialog-store.ts';

const ImageDialogs = lazy(whenOnline(() => import('./image-dialogs.tsx')));

/** Renders the open image dialog of this page; leaving the page closes it. */
export function Questions({ onRemoved }: { onRemoved?: (id: string) => void }) {
  const isOpen = useImageDialog() !== null;
  useEffect(() => () => openImageDialog(null), []);
  if (!isOpen) return null;
  return (
    <LazyBoundary onFailed={() => openImageDialog(null)}>
      <ImageDialogs onRemoved={onRemoved} />
    </LazyBoundary>
  );
}
