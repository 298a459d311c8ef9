import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** As close to the end as to stay there, in pixels. */
const AT_END = 32;
/** The list has settled at the end when it stood there for so many frames; it is led there for at most so many. */
const CALM_FRAMES = 3;
const SETTLE_FRAMES = 30;

const distanceFromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight;

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
    let frame = 0;
    let calmFrames = 0;
    let framesLeft = SETTLE_FRAMES;
    // While rows are measured and the room still changes (the input takes the focus), the browser moves
    // the list, which the virtualizer takes for the reader's hand: so it is led to the end until it stays.
    const settle = () => {
      const distance = area.current ? distanceFromEnd(area.current) : 0;
      if (distance > 1) virtualizer.scrollToEnd();
      calmFrames = distance > 1 ? 0 : calmFrames + 1;
      framesLeft -= 1;
      if (calmFrames < CALM_FRAMES && framesLeft > 0) {
        frame = requestAnimationFrame(settle);
        return;
      }
      isReady.current = true;
      onReady();
    };
    frame = requestAnimationFrame(settle);
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the list has appeared
  }, []);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let isAtEnd = true;
    const onScroll = () => {
      isAtEnd = distanceFromEnd(element) <= AT_END;
    };
    const sizes = () => `${element.clientHeight}/${element.scrollHeight}`;
    let known = sizes();
    const observer = new ResizeObserver(() => {
      const hasChanged = sizes() !== known;
      known = sizes();
      if (hasChanged && isAtEnd && distanceFromEnd(element) > 1) virtualizer.scrollToEnd();
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    // Fonts and pictures that come late make rows higher than they were measured.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [virtualizer, area]);
}
