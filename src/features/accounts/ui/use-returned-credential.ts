import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { CREDENTIAL } from './begin-at-provider.ts';
import { consumeIntent, type SignInIntent } from './sign-in-intent.ts';

/**
 * Takes the credential that a sign-in at a provider left in the URL out of it, once `isReady`. Act
 * only on the intent that this tab stored: anyone can craft a URL.
 */
export function useReturnedCredential(
  onReturned: (token: string, intent: SignInIntent) => void,
  isReady = true,
): void {
  const { hash } = useLocation();
  const take = useEffectEvent(onReturned);
  useEffect(() => {
    // The router keeps the hash that is removed here; the window's is the one not yet taken.
    const found = window.location.hash;
    if (!isReady || !found.startsWith(CREDENTIAL)) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    take(found.slice(CREDENTIAL.length), consumeIntent());
  }, [hash, isReady]);
}
