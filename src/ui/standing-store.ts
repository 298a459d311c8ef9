import { create } from 'zustand';
import type { StrikeNotice } from '#shared/contract.ts';
import { subscribeToken } from './token-store.ts';

interface Standing {
  strike: StrikeNotice | null;
  isHeld: boolean;
}
const useStanding = create<Standing>(() => ({ strike: null, isHeld: false }));

/** The server's word that this person may only appeal and leave. */
export const isStandingCode = (code: string | undefined): boolean =>
  code === 'account_suspended' || code === 'account_inactive';

/** The strike in a recent rejection; null once it was read. */
export const tellStrike = (strike: StrikeNotice | null): void => useStanding.setState({ strike });

/**
 * Whether the signed-in user's account is suspended or closed, according to the latest responses.
 */
export const tellStanding = (isHeld: boolean): void => useStanding.setState({ isHeld });

export const isAccountHeld = (): boolean => useStanding.getState().isHeld;

export const useStrike = (): StrikeNotice | null => useStanding(({ strike }) => strike);
export const useAccountHeld = (): boolean => useStanding(({ isHeld }) => isHeld);

// No account is restricted; for another user, the server decides.
if (typeof window !== 'undefined') subscribeToken((token) => token === null && tellStanding(false));
