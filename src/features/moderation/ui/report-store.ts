import { create } from 'zustand';
import type { CreateReport } from '../contract.ts';

/** The content to report. */
export interface Reported {
  type: CreateReport['subject_type'];
  id: CreateReport['subject_id'];
  /** The character's name; empty for an image without a character. */
  name: string;
  /** The element that had the focus before. */
  from: Element | null;
}

const useStore = create<{ reported: Reported | null }>(() => ({ reported: null }));

/** Opens the report dialog. The page must contain a ReportHost. */
export function openReportDialog(subject: Omit<Reported, 'from'>): void {
  useStore.setState({ reported: { ...subject, from: document.activeElement } });
}

export function closeReportDialog(): void {
  const from = useStore.getState().reported?.from;
  useStore.setState({ reported: null });
  // Wait until the dialog has released the focus.
  setTimeout(() => {
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  });
}

export const useReported = (): Reported | null => useStore(({ reported }) => reported);
