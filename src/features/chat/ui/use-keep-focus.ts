import { useEffect, type RefObject } from 'react';

/**
 * While the user writes in `area`, a press on a button or link there keeps the focus in the field.
 * On a phone the keyboard would close, the page would shift, and the press would miss.
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
