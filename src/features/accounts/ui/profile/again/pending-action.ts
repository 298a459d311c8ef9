import type { Provider } from '../../../contract.ts';

/** The action that needs a fresh sign-in first, with the user's input. */
export type PendingAction =
  | { kind: 'email'; email: string }
  | { kind: 'link'; provider: Provider }
  | { kind: 'unlink'; provider: Provider }
  | { kind: 'export' }
  | { kind: 'delete'; typed: string };

const KEY = 'pending_action';
const KINDS = new Set(['email', 'link', 'unlink', 'export', 'delete']);

/** Stores the action in this tab while the browser is at the provider. */
export function savePendingAction(action: PendingAction): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(action));
  } catch {
    // Storage is blocked: the user must start the action again after the sign-in.
  }
}

/** Returns the stored action and deletes it. */
export function consumePendingAction(): PendingAction | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PendingAction | null;
    sessionStorage.removeItem(KEY);
    return stored && KINDS.has(stored.kind) ? stored : null;
  } catch {
    return null;
  }
}
