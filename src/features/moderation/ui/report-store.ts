import { useSyncExternalStore } from 'react';
import type { CreateReport } from '../contract.ts';

/** What somebody is about to report. */
export interface Reported {
  type: CreateReport['subject_type'];
  id: CreateReport['subject_id'];
  /** The character's name; empty for an image of none. */
  name: string;
  /** What had the focus, and gets it back. */
  from: Element | null;
}

let reported: Reported | null = null;
const listeners = new Set<() => void>();

function set(next: Reported | null): void {
  reported = next;
  for (const listener of listeners) listener();
}

/** Asks what is wrong with a subject; the page must hold a ReportHost. */
export function askReport(subject: Omit<Reported, 'from'>): void {
  set({ ...subject, from: document.activeElement });
}

export function endReport(): void {
  const from = reported?.from;
  set(null);
  // After the dialog has let go of the focus.
  setTimeout(() => {
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  });
}

export function useReported(): Reported | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => reported,
    () => null,
  );
}
