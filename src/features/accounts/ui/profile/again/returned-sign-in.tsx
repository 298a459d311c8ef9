import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#ui/session.tsx';
import { STANDING_PATH } from '#ui/standing-store.ts';
import { notify } from '#ui/toast.ts';
import { signInAgainWithGoogle } from '../../api.ts';
import { CREDENTIAL } from '../../begin-at-provider.ts';
import { takeIntent } from '../../sign-in-intent.ts';
import { PROFILE_TEXT } from '../copy.ts';
import { sentenceOf } from '../use-profile.ts';

/** In the room of the suspended: takes what a provider left in the address after a sign-in that was asked for. */
export function ReturnedSignIn() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const { login } = useSession();
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current || !hash.startsWith(CREDENTIAL)) return;
    taken.current = true;
    window.history.replaceState(window.history.state, '', pathname);
    // Only what this page asked for is done: an address alone proves nothing.
    if (takeIntent().page !== 'again') return;
    const finish = async () => {
      try {
        await login((await signInAgainWithGoogle(hash.slice(CREDENTIAL.length))).access_token);
        return 'done';
      } catch (error) {
        notify.error(PROFILE_TEXT.again.failed, sentenceOf(error, ''));
        return 'failed';
      }
    };
    void finish().then((resume) => navigate(STANDING_PATH, { replace: true, state: { resume } }));
  }, [hash, login, navigate, pathname]);
  return null;
}
