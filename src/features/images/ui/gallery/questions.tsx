import { lazy, useEffect } from 'react';
import { LazyBoundary } from '#ui/lazy-boundary.tsx';
import { whenOnline } from '#ui/when-online.ts';
import { askAbout, useQuestion } from './dialog-store.ts';

const ImageDialogs = lazy(whenOnline(() => import('./image-dialogs.tsx')));

/** What is asked about images on this page; leaving the page takes the question back. */
export function Questions({ onRemoved }: { onRemoved?: (id: string) => void }) {
  const isAsked = useQuestion() !== null;
  useEffect(() => () => askAbout(null), []);
  if (!isAsked) return null;
  return (
    <LazyBoundary onFailed={() => askAbout(null)}>
      <ImageDialogs onRemoved={onRemoved} />
    </LazyBoundary>
  );
}
