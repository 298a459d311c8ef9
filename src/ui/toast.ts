import { createElement, type ComponentType, type ReactNode } from 'react';
import type { toast as Sonner } from 'sonner';
import { create } from 'zustand';
import { UNDO_SECONDS } from '#shared/undo.ts';
import { UI_TEXT } from './copy.ts';
import { isOffline } from './use-offline.ts';
import { whenOnline } from './when-online.ts';

const load = whenOnline(() => import('./toaster.tsx'));
const useToaster = create<{ Toaster: ComponentType | null }>(() => ({ Toaster: null }));

/** Fetches the toaster; the first message does so, or a page ahead of it. */
export async function loadToaster(): Promise<typeof Sonner> {
  const { Toaster, toast } = await load();
  useToaster.setState({ Toaster });
  return toast;
}

/** Where the root shows messages; empty until the first. */
export function ToasterHost() {
  const { Toaster } = useToaster();
  return Toaster && createElement(Toaster);
}

const show = (message: (toast: typeof Sonner) => void): void =>
  void loadToaster().then(message, (error: unknown) => console.error(error));

/** Short messages in the corner. The library behind them is loaded at the first one. */
export const notify = {
  /** `millis`: how long it stays, for messages with a link. */
  success(title: string, description?: ReactNode, millis?: number): void {
    show((toast) => toast.success(title, { description, ...(millis ? { duration: millis } : {}) }));
  },
  /** Offline, that is the reason, regardless of the call's error. */
  error(title: string, reason?: string): void {
    const description = isOffline() ? UI_TEXT.offline.retry : reason;
    show((toast) => toast.error(title, { description, duration: 8000 }));
  },
  /** Offers to undo something for 10 seconds. */
  undo(title: string, undoLabel: string, onUndo: () => void): void {
    show((toast) =>
      toast(title, {
        duration: UNDO_SECONDS * 1000,
        action: { label: undoLabel, onClick: onUndo },
      }),
    );
  },
};
