import { useSyncExternalStore } from 'react';
import type { GeneratedImage } from '#features/images/contract.ts';

/** What is asked about an image, and what follows when it was answered with yes. */
interface Question {
  kind: 'remove' | 'share';
  image: GeneratedImage;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

/** Asks; the page must hold ImageDialogs. Null ends the question. */
export function askAbout(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

export function useQuestion(): Question | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question,
    () => null,
  );
}
