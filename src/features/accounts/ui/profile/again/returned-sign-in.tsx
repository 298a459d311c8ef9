import { STANDING_PATH } from '#shared/standing-path.ts';
import { useReturnedCredential } from '../../use-returned-credential.ts';
import { useReturnSignedIn } from './use-sign-in-again.ts';

/** Completes a requested sign-in on the standing page, from the credential in the URL. */
export function ReturnedSignIn() {
  const returnSignedIn = useReturnSignedIn(STANDING_PATH);
  useReturnedCredential((token, { page }) => {
    if (page === 'again') void returnSignedIn({ token });
  });
  return null;
}
