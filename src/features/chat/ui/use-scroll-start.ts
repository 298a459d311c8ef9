import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** As close to the end as to stay there, in pixels. */
const AT_END = 32;

/**
 * Begins at the end of the conversation, calls `onReady` once that is painted, and stays at the
 * end when the room changes: a keyboard opens, the input grows, the window turns.
 */
export function useScrollStart(
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>,
  area: RefObject<HTMLDivElement | null>,
  isReady: RefObject<boolean>,
  onReady: () => void,
): void {
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);

  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        isReady.current = true;
        onReady();
      });
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the list has appeared
  }, []);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let isAtEnd = true;
    const onScroll = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      isAtEnd = left <= AT_END;
    };
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const hasChanged = element.clientHeight !== height;
      height = element.clientHeight;
      if (hasChanged && isAtEnd) virtualizer.scrollToEnd();
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [virtualizer, area]);
}
