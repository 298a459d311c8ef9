import { useState } from 'react';
import { rereadImage } from '../image-cache.ts';

/**
 * What a picture does when its file does not load: its image is read once anew, since addresses
 * end; after that it is `isBroken` until it is tried again. `attempt` is the key of the element.
 */
export function useMended(id: string) {
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
