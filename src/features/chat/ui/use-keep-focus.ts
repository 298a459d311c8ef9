import { useEffect, type RefObject } from 'react';

/**
 * While someone writes, a press on a button or link in `area` leaves the focus in the input: on a
 * phone the keyboard would go, the page would move, and the press would miss what it aimed at.
 */
export function useKeepFocus(
  area: RefObject<HTMLElement | null>,
  inputRef: RefObject<HTMLTextAreaElement | null>,
): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onMouseDown = (event: MouseEvent) => {
      const isWriting = document.activeElement === inputRef.current;
      const isControl = event.target instanceof Element && event.target.closest('button, a');
      if (isWriting && isControl) event.preventDefault();
    };
    element.addEventListener('mousedown', onMouseDown);
    return () => element.removeEventListener('mousedown', onMouseDown);
  }, [area, inputRef]);
}
