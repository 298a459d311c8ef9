import { useEffect, type RefObject } from 'react';
import type { ChatSession } from '../chat-session.ts';

/** A file dropped onto the conversation becomes the picture of the next message. */
export function useDropPicture(area: RefObject<HTMLElement | null>, session: ChatSession): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      element.dataset.dropping = '';
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) return;
      delete element.dataset.dropping;
    };
    const onDrop = (event: DragEvent) => {
      delete element.dataset.dropping;
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      session.attach(file);
    };
    element.addEventListener('dragover', onDragOver);
    element.addEventListener('dragleave', onLeave);
    element.addEventListener('drop', onDrop);
    return () => {
      element.removeEventListener('dragover', onDragOver);
      element.removeEventListener('dragleave', onLeave);
      element.removeEventListener('drop', onDrop);
    };
  }, [area, session]);
}
