import { useEffect, useState } from 'react';

/** How long one slide stays, in milliseconds. */
export const SLIDE_MILLIS = 5000;

/**
 * Whether the hero moves by itself: until someone pauses it, and never under reduced motion,
 * while the pointer or focus is on it (`held`), or in a hidden tab.
 */
export function useAutoplay(held: boolean, position: number, advance: () => void) {
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  const running = playing && !held;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, SLIDE_MILLIS);
    return () => clearInterval(timer);
    // `position` restarts the clock, so that a slide chosen by hand gets its full time.
  }, [running, position, advance]);
  return { playing, running, toggle: () => setPlaying((before) => !before) };
}
