import { useRef } from 'react';

/** Of an item of a menu, which is gone by the time the dialog closes, the button of the menu. */
function openerOf(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/**
 * For a dialog that is opened by state: Radix returns the focus only to its own trigger, so without
 * one the focus would be lost with the dialog. An element that the page focused in the meantime
 * keeps it.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => void (opener.current = openerOf(document.activeElement)),
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
