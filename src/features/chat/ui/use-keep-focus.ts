import { useEffect, type RefObject } from 'react';

/**
 * While someone writes in `area`, a press on a button or link there leaves the focus in the field: on a
 * phone the keyboard would go, the page would move, and the press would miss what it aimed at.
 */
export function useKeepFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onMouseDown = (event: MouseEvent) => {
      const field = document.activeElement;
      const isWriting = field instanceof HTMLTextAreaElement && element.contains(field);
      const isControl = event.target instanceof Element && event.target.closest('button, a');
      if (isWriting && isControl) event.preventDefault();
    };
    element.addEventListener('mousedown', onMouseDown);
    return () => element.removeEventListener('mousedown', onMouseDown);
  }, [area]);
}
