import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STANDING_PATH } from '#shared/standing-path.ts';
import { CREDENTIAL } from '../../begin-at-provider.ts';
import { takeIntent } from '../../sign-in-intent.ts';
import { outcomeOf, useSignInAgain } from './use-sign-in-again.ts';

/** In the room of the suspended: takes what a provider left in the address after a sign-in that was asked for. */
export function ReturnedSignIn() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const { mutateAsync: signInAgain } = useSignInAgain();
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current || !hash.startsWith(CREDENTIAL)) return;
    taken.current = true;
    window.history.replaceState(window.history.state, '', pathname);
    // Only what this page asked for is done: an address alone proves nothing.
    if (takeIntent().page !== 'again') return;
    const how = outcomeOf(signInAgain({ token: hash.slice(CREDENTIAL.length) }));
    void how.then((resume) => navigate(STANDING_PATH, { replace: true, state: { resume } }));
  }, [hash, signInAgain, navigate, pathname]);
  return null;
}
