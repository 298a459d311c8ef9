import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** The list stays at its end within this distance, in pixels. */
const AT_END = 32;
/**
 * The list has settled after this many frames at its end; it is moved there for a limited number of
 * frames.
 */
const STABLE_FRAMES = 3;
const SETTLE_FRAMES = 30;

const distanceFromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight;

/**
 * Starts at the end of the conversation, calls `onReady` after the first paint there, and stays
 * there when the space changes: a keyboard opens, the input grows, the screen rotates.
 */
export function useScrollStart(
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>,
  area: RefObject<HTMLDivElement | null>,
  isReady: RefObject<boolean>,
  /** Keep the list at its end; otherwise keep its position. */
  isFollowing: boolean,
  onReady: () => void,
): void {
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  const follows = useEffectEvent(() => isFollowing);
  const ready = useEffectEvent(() => {
    isReady.current = true;
    onReady();
  });

  useEffect(() => {
    let frame = 0;
    let calmFrames = 0;
    let framesLeft = SETTLE_FRAMES;
    // While rows are measured and the space changes (the input gets the focus), the browser moves
    // the list, and the virtualizer mistakes that for the user. So it is moved to the end until it
    // stays.
    const settle = () => {
      const distance = area.current ? distanceFromEnd(area.current) : 0;
      if (distance > 1) virtualizer.scrollToEnd();
      calmFrames = distance > 1 ? 0 : calmFrames + 1;
      framesLeft -= 1;
      if (calmFrames < STABLE_FRAMES && framesLeft > 0) {
        frame = requestAnimationFrame(settle);
        return;
      }
      ready();
    };
    frame = requestAnimationFrame(settle);
    return () => cancelAnimationFrame(frame);
  }, [virtualizer, area]);

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
      if (!follows()) onScroll();
      else if (hasChanged && isAtEnd && distanceFromEnd(element) > 1) virtualizer.scrollToEnd();
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    // Fonts and pictures that load late change the measured heights.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [virtualizer, area]);
}
