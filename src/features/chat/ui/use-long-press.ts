import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** The duration of a long press, in milliseconds. */
const LONG_PRESS_MS = 450;
/** A finger that moves farther is scrolling, in pixels. */
const MAX_MOVE_PX = 10;

/**
 * On a touch screen a long press on a row (`data-key`) inside `area` makes it active and shows its
 * actions; the next touch elsewhere ends that.
 */
export function useLongPress(area: RefObject<HTMLElement | null>) {
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });

  useEffect(() => {
    if (activeKey === null) return;
    const onOutside = (event: Event) => {
      const row = event.target instanceof Element ? event.target.closest('[data-key]') : null;
      if (row?.getAttribute('data-key') !== activeKey) setActiveKey(null);
    };
    document.addEventListener('pointerdown', onOutside);
    return () => document.removeEventListener('pointerdown', onOutside);
  }, [activeKey, area]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const cancel = () => clearTimeout(timer.current);
  const pressHandlers = {
    onPointerDown(event: PointerEvent) {
      cancel();
      if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return;
      const key = event.target.closest('[data-key]')?.getAttribute('data-key');
      if (!key) return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => setActiveKey(key), LONG_PRESS_MS);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > MAX_MOVE_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  };
  return { activeKey, pressHandlers };
}
