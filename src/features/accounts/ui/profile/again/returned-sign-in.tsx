import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STANDING_PATH } from '#shared/standing-path.ts';
import { CREDENTIAL } from '../../begin-at-provider.ts';
import { consumeIntent } from '../../sign-in-intent.ts';
import { toOutcome, useSignInAgain } from './use-sign-in-again.ts';

/** Completes a requested sign-in on the standing page, from the credential in the URL. */
export function ReturnedSignIn() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const { mutateAsync: signInAgain } = useSignInAgain();
  const handled = useRef(false);
  useEffect(() => {
    if (handled.current || !hash.startsWith(CREDENTIAL)) return;
    handled.current = true;
    window.history.replaceState(window.history.state, '', pathname);
    // Only act on a sign-in that this page requested: anyone can craft a URL.
    if (consumeIntent().page !== 'again') return;
    const outcome = toOutcome(signInAgain({ token: hash.slice(CREDENTIAL.length) }));
    void outcome.then((resume) => navigate(STANDING_PATH, { replace: true, state: { resume } }));
  }, [hash, signInAgain, navigate, pathname]);
  return null;
}
