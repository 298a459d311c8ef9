import type { Provider } from '../../../contract.ts';

/** What a person was about to do when a fresh sign-in was asked for, with what they had typed. */
export type PendingAction =
  | { kind: 'email'; email: string }
  | { kind: 'link'; provider: Provider }
  | { kind: 'unlink'; provider: Provider }
  | { kind: 'export' }
  | { kind: 'delete'; typed: string };

const KEY = 'pending_action';
const KINDS = new Set(['email', 'link', 'unlink', 'export', 'delete']);

/** Keeps it in this tab while the browser is at the provider. */
export function keepAction(action: PendingAction): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(action));
  } catch {
    // Storage is refused: the sign-in is fresh afterwards, and the person begins the action anew.
  }
}

/** What was kept, once. */
export function takeAction(): PendingAction | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PendingAction | null;
    sessionStorage.removeItem(KEY);
    return kept && KINDS.has(kept.kind) ? kept : null;
  } catch {
    return null;
  }
}
