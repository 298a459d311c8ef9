import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import type { toast as Sonner } from 'sonner';
import { create } from 'zustand';
import { UNDO_SECONDS } from '#shared/undo.ts';
import { UI_TEXT } from './copy.ts';
import { useToken } from './token-store.ts';
import { isOffline } from './use-offline.ts';
import { whenOnline } from './when-online.ts';

const load = whenOnline(() => import('./toaster.tsx'));
const useToaster = create<{ Toaster: ComponentType | null }>(() => ({ Toaster: null }));

/** How long after a page was opened the toaster is fetched ahead of a message. */
const AFTER_OPENING_MS = 3000;

async function loadToaster(): Promise<typeof Sonner> {
  const { Toaster, toast } = await load();
  useToaster.setState({ Toaster });
  return toast;
}

/**
 * Where the root shows messages. For users the toaster is fetched before the first one: it cannot
 * be fetched to say that the server is unreachable. Visitors have little to be told.
 */
export function ToasterHost() {
  const { Toaster } = useToaster();
  const isUser = useToken() !== null;
  useEffect(() => {
    if (!isUser) return;
    const timer = setTimeout(() => {
      // Offline it would wait, and the page would say that a part of it does.
      if (!isOffline()) loadToaster().catch(() => undefined);
    }, AFTER_OPENING_MS);
    return () => clearTimeout(timer);
  }, [isUser]);
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
