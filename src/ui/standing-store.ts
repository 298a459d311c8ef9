import { useSyncExternalStore } from 'react';
import type { StrikeNotice } from '#shared/contract.ts';
import { subscribeToken } from './token-store.ts';

/** The room of those whose account is suspended or closed. */
export const STANDING_PATH = '/standing';

const listeners = new Set<() => void>();
let strike: StrikeNotice | null = null;
let isHeld = false;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const announce = () => {
  for (const listener of listeners) listener();
};

/** The server's word that this person may only appeal and leave. */
export const isStandingCode = (code: string | undefined): boolean =>
  code === 'account_suspended' || code === 'account_inactive';

/** What a refusal just said of a strike; null once it was read. */
export function tellStrike(notice: StrikeNotice | null): void {
  strike = notice;
  announce();
}

/** Whether the signed-in person's account is suspended or closed, as the last answers said. */
export function tellStanding(held: boolean): void {
  if (held === isHeld) return;
  isHeld = held;
  announce();
}

export const isAccountHeld = (): boolean => isHeld;

export const useStrike = (): StrikeNotice | null =>
  useSyncExternalStore(
    subscribe,
    () => strike,
    () => null,
  );
export const useAccountHeld = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isHeld,
    () => false,
  );

// Nobody is held; who somebody else is, the server says.
if (typeof window !== 'undefined') subscribeToken((token) => token === null && tellStanding(false));
