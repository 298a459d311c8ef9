import { create } from 'zustand';
import type { GeneratedImage } from '#features/images/contract.ts';

/** What is asked about an image, and what follows when it was answered with yes. */
interface Question {
  kind: 'remove' | 'share';
  image: GeneratedImage;
}

const useStore = create<{ question: Question | null }>(() => ({ question: null }));

/** Asks; the page must hold ImageDialogs. Null ends the question. */
export const askAbout = (question: Question | null): void => useStore.setState({ question });

export const useQuestion = (): Question | null => useStore(({ question }) => question);
