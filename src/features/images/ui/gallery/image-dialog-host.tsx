import { useEffect } from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { openImageDialog, useImageDialog } from './dialog-store.ts';

const ImageDialogs = lazyComponent(() => import('./image-dialogs.tsx'));

/** Renders the open image dialog of this page; leaving the page closes it. */
export function ImageDialogHost({ onRemoved }: { onRemoved?: (id: string) => void }) {
  const isOpen = useImageDialog() !== null;
  useEffect(() => () => openImageDialog(null), []);
  if (!isOpen) return null;
  return (
    <LazyBoundary onFailed={() => openImageDialog(null)}>
      <ImageDialogs onRemoved={onRemoved} />
    </LazyBoundary>
  );
}
