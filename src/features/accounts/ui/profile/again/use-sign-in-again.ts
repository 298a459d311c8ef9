import { useMutation } from '@tanstack/react-query';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { LOGIN_TEXT } from '../../copy.ts';
import { signInAgain, type ProviderAnswer } from '../../mutations.ts';
import { PROFILE_TEXT } from '../copy.ts';
import { describeError } from '../use-profile.ts';

/** Signs in again to this account with a provider's credential. Shows a toast on failure. */
export function useSignInAgain() {
  const { login } = useSession();
  const { mutateAsync: requestToken } = useMutation(signInAgain);
  return useMutation({
    mutationFn: async (answer: ProviderAnswer) => login((await requestToken(answer)).access_token),
    onError: (error, answer) =>
      notify.error(
        PROFILE_TEXT.again.failed,
        describeError(error, 'code' in answer ? LOGIN_TEXT.discordFailed : ''),
      ),
  });
}

/** Maps a sign-in to the result that the original page receives. */
export const toOutcome = (signedIn: Promise<unknown>): Promise<'done' | 'failed'> =>
  signedIn.then(
    () => 'done',
    () => 'failed',
  );
