import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UI_TEXT } from './copy.ts';
import { notify } from './toast.ts';
import { subscribeToken } from './token-store.ts';

/** The open pages that redirect to the sign-in page, which says why. */
let guardedPages = 0;

/** Registers a page that redirects to the sign-in page once nobody is signed in. */
export function useGuardedPage(): void {
  useEffect(() => {
    guardedPages += 1;
    return () => void (guardedPages -= 1);
  }, []);
}

/**
 * Whether a session that was in use on this page ended without the user signing out here: elsewhere,
 * or by the server. A page that stays open says so itself. `markSignOut` encloses the user's own
 * sign-out.
 */
export function useEndedSession(isSignedIn: boolean) {
  const [hasEnded, setEnded] = useState(false);
  const isOwn = useRef(false);
  const onToken = useEffectEvent((token: string | null) => {
    if (token) return setEnded(false);
    if (!isSignedIn || isOwn.current) return;
    setEnded(true);
    if (guardedPages === 0) notify.error(UI_TEXT.signedOut.title, UI_TEXT.signedOut.text);
  });
  useEffect(() => subscribeToken((token) => onToken(token)), []);
  const markSignOut = useCallback((isSigningOut: boolean) => {
    isOwn.current = isSigningOut;
  }, []);
  return { hasEnded, markSignOut };
}
