import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long one slide stays, in milliseconds. */
const SLIDE_MILLIS = 5000;

const STILL = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(STILL);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/**
 * Whether the hero moves by itself: until someone pauses it, and not while the pointer or focus
 * is on it (`held`) or in a hidden tab. Under reduced motion only after someone plays it.
 */
export function useAutoplay(held: boolean, position: number, advance: () => void) {
  const still = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(STILL).matches,
    () => false,
  );
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? !still;
  const running = playing && !held;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, SLIDE_MILLIS);
    return () => clearInterval(timer);
    // `position` restarts the clock, so that a slide chosen by hand gets its full time.
  }, [running, position, advance]);
  return { playing, running, toggle: () => setChoice(!playing) };
}
