import { useSyncExternalStore } from 'react';

/** Whether a media query currently matches; false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export const WIDE = '(min-width: 1280px)';
export const TWO_SCREENS = '(max-width: 767px)';
export const HAS_MOUSE = '(hover: hover) and (pointer: fine)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
export const LIGHT = '(prefers-color-scheme: light)';
