import type { ReactNode } from 'react';
import type { toast as Sonner } from 'sonner';
import { create } from 'zustand';
import { UNDO_SECONDS } from '#shared/undo.ts';

const useStore = create<{ isWanted: boolean }>(() => ({ isWanted: false }));
let announceReady: (toast: typeof Sonner) => void;
const ready = new Promise<typeof Sonner>((resolve) => (announceReady = resolve));

/** Waits for the toaster, which is loaded and mounted at the first message. */
function withToaster(): Promise<typeof Sonner> {
  useStore.setState({ isWanted: true });
  return ready;
}

/** True once a message was sent: the root then mounts the toaster. */
export const useToasterWanted = (): boolean => useStore(({ isWanted }) => isWanted);

/** Called by the toaster when it can show messages. */
export function toasterReady(toast: typeof Sonner): void {
  announceReady(toast);
}

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
      toast(title, {
        duration: UNDO_SECONDS * 1000,
        action: { label: undoLabel, onClick: onUndo },
      }),
    );
  },
};
