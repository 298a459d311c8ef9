import { useSyncExternalStore, type ReactNode } from 'react';
import type { toast as Sonner } from 'sonner';

let wanted = false;
let announceReady: (toast: typeof Sonner) => void;
const ready = new Promise<typeof Sonner>((resolve) => (announceReady = resolve));
const listeners = new Set<() => void>();

/** Waits for the toaster, which is loaded and mounted at the first message. */
function withToaster(): Promise<typeof Sonner> {
  if (!wanted) {
    wanted = true;
    for (const listener of listeners) listener();
  }
  return ready;
}

/** True once a message was sent: the root then mounts the toaster. */
export function useToasterWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
    () => false,
  );
}

/** Called by the toaster when it can show messages. */
export function toasterReady(toast: typeof Sonner): void {
  announceReady(toast);
}

const UNDO_MILLIS = 10_000;

/** Short messages in the corner. The library behind them is loaded at the first one. */
export const notify = {
  /** `millis`: how long it stays, for messages that lead somewhere. */
  success(title: string, description?: ReactNode, millis?: number): void {
    void withToaster().then((toast) =>
      toast.success(title, { description, ...(millis ? { duration: millis } : {}) }),
    );
  },
  error(title: string, description?: string): void {
    void withToaster().then((toast) => toast.error(title, { description, duration: 8000 }));
  },
  /** Offers to take something back for 10 seconds. */
  undo(title: string, undoLabel: string, onUndo: () => void): void {
    void withToaster().then((toast) =>
      toast(title, { duration: UNDO_MILLIS, action: { label: undoLabel, onClick: onUndo } }),
    );
  },
};
