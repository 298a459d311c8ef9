import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import type { ChatSession } from './chat-session.ts';

const POINT_OUT_MS = 2000;
/** Rows are measured as they come into view, so the list is moved again for some frames. */
const FRAMES = 8;

/** Lets the session scroll its list to a message and point it out. */
export function useShowMessage(
  session: ChatSession,
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>,
  offset: number,
  area: RefObject<HTMLDivElement | null>,
): void {
  useEffect(() => {
    let frame = 0;
    session.showMessage = (id) => {
      const at = session.getState().messages.findIndex((message) => message.id === id);
      if (at === -1) return;
      let left = FRAMES;
      const move = () => {
        virtualizer.scrollToIndex(at + offset, { align: 'center' });
        left -= 1;
        if (left > 0) frame = requestAnimationFrame(move);
        else pointOut(area.current?.querySelector(`[data-index="${at + offset}"]`));
      };
      cancelAnimationFrame(frame);
      move();
    };
    return () => {
      cancelAnimationFrame(frame);
      session.showMessage = () => {};
    };
  }, [session, virtualizer, offset, area]);
}

function pointOut(row: HTMLElement | null | undefined): void {
  row?.animate([{ backgroundColor: 'var(--ember-wash)' }, { backgroundColor: 'transparent' }], {
    duration: POINT_OUT_MS,
    easing: 'ease-in',
  });
}
