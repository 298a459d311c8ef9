import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { describeError } from '#ui/describe-error.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { LOGIN_TEXT } from '../../copy.ts';
import { signInAgain, type ProviderAnswer } from '../../mutations.ts';
import { PROFILE_TEXT } from '../copy.ts';

/** Signs in again to this account with a provider's credential. Shows a toast on failure. */
export function useSignInAgain() {
  const { login } = useSession();
  const { mutateAsync: requestToken } = useMutation(signInAgain);
  return useMutation({
    mutationFn: async (answer: ProviderAnswer) => login((await requestToken(answer)).access_token),
    onError: (error, answer) =>
      notify.error(
        PROFILE_TEXT.again.failed,
        describeError(error) ?? ('code' in answer ? LOGIN_TEXT.discordFailed : undefined),
      ),
  });
}

/** Navigation state after a sign-in at a provider. */
export interface ResumeState {
  resume?: 'done' | 'failed';
}

/**
 * Signs in again after a return from a provider, and goes to the page that waits for it. Null: the
 * provider returned no credential.
 */
export function useReturnSignedIn(page: string) {
  const navigate = useNavigate();
  const { mutateAsync: signIn } = useSignInAgain();
  return async (answer: ProviderAnswer | null): Promise<void> => {
    const isDone =
      answer !== null &&
      (await signIn(answer).then(
        () => true,
        () => false,
      ));
    const state: ResumeState = { resume: isDone ? 'done' : 'failed' };
    await navigate(page, { replace: true, state });
  };
}
