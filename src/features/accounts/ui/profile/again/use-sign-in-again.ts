import { useMutation } from '@tanstack/react-query';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { LOGIN_TEXT } from '../../copy.ts';
import { signInAgain, type ProviderAnswer } from '../../mutations.ts';
import { PROFILE_TEXT } from '../copy.ts';
import { sentenceOf } from '../use-profile.ts';

/** Signs in again to this account with what a provider gave; a failure is told here. */
export function useSignInAgain() {
  const { login } = useSession();
  const { mutateAsync: ask } = useMutation(signInAgain);
  return useMutation({
    mutationFn: async (given: ProviderAnswer) => login((await ask(given)).access_token),
    onError: (error, given) =>
      notify.error(
        PROFILE_TEXT.again.failed,
        sentenceOf(error, 'code' in given ? LOGIN_TEXT.discordFailed : ''),
      ),
  });
}

/** How it went, as the page that was left for it is told. */
export const outcomeOf = (signedIn: Promise<unknown>): Promise<'done' | 'failed'> =>
  signedIn.then(
    () => 'done',
    () => 'failed',
  );
