import { useEffect, useState } from 'react';
import { REDUCED_MOTION, useMedia } from '#ui/use-media.ts';

/** Milliseconds per slide. */
const SLIDE_MS = 5000;

/**
 * Advances the hero automatically, unless the user paused it, `held` is set (pointer or focus on
 * it, the 18+ notice, off screen), or the tab is hidden. With reduced motion it starts only when
 * the user presses play.
 */
export function useAutoplay(held: boolean, position: number, advance: () => void) {
  const still = useMedia(REDUCED_MOTION);
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? !still;
  const running = playing && !held;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, SLIDE_MS);
    return () => clearInterval(timer);
    // `position` restarts the timer, so that a manually chosen slide gets its full time.
  }, [running, position, advance]);
  return { playing, running, toggle: () => setChoice(!playing) };
}
