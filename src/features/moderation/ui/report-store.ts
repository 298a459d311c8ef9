import { create } from 'zustand';
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

const useStore = create<{ reported: Reported | null }>(() => ({ reported: null }));

/** Asks what is wrong with a subject; the page must hold a ReportHost. */
export function askReport(subject: Omit<Reported, 'from'>): void {
  useStore.setState({ reported: { ...subject, from: document.activeElement } });
}

export function endReport(): void {
  const from = useStore.getState().reported?.from;
  useStore.setState({ reported: null });
  // After the dialog has let go of the focus.
  setTimeout(() => {
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  });
}

export const useReported = (): Reported | null => useStore(({ reported }) => reported);
