import { useState } from 'react';
import { rereadImage } from '../image-cache.ts';

/**
 * Retries a picture that does not load: reads the image again once, since addresses expire, then
 * sets `isBroken` until the user tries again. `attempt` is the React key of the element.
 */
export function useImageRetry(id: string) {
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  return {
    attempt,
    isBroken,
    onError() {
      if (attempt % 2 === 1) return setBroken(true);
      void rereadImage(id).then(() => setAttempt(attempt + 1));
    },
    tryAgain() {
      setBroken(false);
      setAttempt(attempt + 1);
    },
  };
}
