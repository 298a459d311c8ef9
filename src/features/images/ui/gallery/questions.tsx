import { useEffect } from 'react';
import { Late, latePart } from '#ui/late-part.tsx';
import { askAbout, useQuestion } from './dialog-store.ts';

const dialogs = latePart(() => import('./image-dialogs.tsx'));

/** What is asked about images on this page; leaving the page takes the question back. */
export function Questions({ onRemoved }: { onRemoved?: (id: string) => void }) {
  const isAsked = useQuestion() !== null;
  useEffect(() => () => askAbout(null), []);
  if (!isAsked) return null;
  return (
    <Late part={dialogs} onFailed={() => askAbout(null)}>
      {({ default: ImageDialogs }) => <ImageDialogs onRemoved={onRemoved} />}
    </Late>
  );
}
