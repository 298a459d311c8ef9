import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const isNoticeOpen = () => document.documentElement.dataset['age'] === 'ask';

function onNotice(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-age'] });
  return () => observer.disconnect();
}

/**
 * Whether moving parts should rest: the 18+ notice is open, the element is off screen, or the program is
 * not there yet. A motion in the first frame would make the browser wait until all its pictures are decoded.
 */
export function useStillness(ref: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false);
  const asked = useSyncExternalStore(onNotice, isNoticeOpen, () => true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setAway(!entries.at(-1)!.isIntersecting),
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref]);
  return asked || away;
}
