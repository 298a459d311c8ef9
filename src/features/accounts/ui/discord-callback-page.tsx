import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Route } from './+types/discord-callback-page';
import { pageMeta } from '#ui/page-meta.ts';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import { notify } from '#ui/toast.ts';
import { signInPath } from '../return-path.ts';
import { announceFailure, announceSuccess } from './announce.ts';
import { LOGIN_TEXT, describeLoginProblem, SIGN_IN_TEXT, SIGNUP_TEXT } from './copy.ts';
import { linkProvider, signIn } from './mutations.ts';
import { useReturnSignedIn } from './profile/again/use-sign-in-again.ts';
import { announceLinking } from './profile/announce-linking.ts';
import { PROFILE_TEXT } from './profile/copy.ts';
import { consumeIntent } from './sign-in-intent.ts';

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = LOGIN_TEXT;
  return pageMeta(matches, { title, description, path: '/auth/discord/callback', index: false });
}

/** /auth/discord/callback: exchanges the code, or shows an error. Always ends in a redirect. */
export default function DiscordCallbackPage() {
  const [params] = useSearchParams();
  const finishSignIn = useFinishSignIn();
  const finishLinking = useFinishLinking();
  const returnSignedIn = useReturnSignedIn('/profile');
  const handled = useRef(false);

  const finish = useEffectEvent(() => {
    const intent = consumeIntent();
    const answer = readAnswer(params);
    if (intent.page === 'profile') return void finishLinking(answer);
    if (intent.page !== 'again') return void finishSignIn(answer, intent.page, intent.next);
    if (answer.code !== null) return void returnSignedIn(answer);
    notify.error(PROFILE_TEXT.again.failed, answer.problem);
    void returnSignedIn(null);
  });
  useEffect(() => {
    // A code works once, so strict mode must not send it twice.
    if (handled.current) return;
    handled.current = true;
    finish();
  }, []);

  return (
    <div className="grid justify-items-center gap-4 text-muted">
      <Spinner label={null} />
      <h1 className="text-lg" aria-live="polite">
        {SIGN_IN_TEXT.waiting}
      </h1>
    </div>
  );
}

/** What Discord added to the URL: a code, or none for the reason in `problem`. */
type DiscordAnswer = { code: string; state: string } | { code: null; problem: string };

function readAnswer(params: URLSearchParams): DiscordAnswer {
  if (params.has('error')) return { code: null, problem: LOGIN_TEXT.discordCanceled };
  const code = params.get('code');
  if (!code) return { code: null, problem: LOGIN_TEXT.discordNoCode };
  return { code, state: params.get('state') ?? '' };
}

/** Signs in, and goes to `next`; back to the sign-in page if that fails. */
function useFinishSignIn() {
  const { login } = useSession();
  const { appName } = useSite();
  const navigate = useNavigate();
  const { mutateAsync: ask } = useMutation(signIn);

  return async (answer: DiscordAnswer, page: 'login' | 'signup', next: string): Promise<void> => {
    const fail = async (sentence: string, problem?: string) => {
      announceFailure(page, sentence);
      await navigate(signInPath('/login', next), { replace: true, state: { problem } });
    };
    if (answer.code === null) return fail(answer.problem);
    try {
      const result = await ask(answer);
      // A suspended user is redirected to the standing page.
      if (!(await login(result.access_token))) return;
      announceSuccess(result, appName);
      await navigate(next, { replace: true });
    } catch (error) {
      console.error(error);
      const usual =
        page === 'signup' ? SIGNUP_TEXT.providerFailed('discord') : LOGIN_TEXT.discordFailed;
      const sentence = describeLoginProblem(error, usual);
      await fail(sentence, sentence === usual ? undefined : sentence);
    }
  };
}

/** Links Discord to the account, and goes back to the profile. */
function useFinishLinking() {
  const { refresh } = useSession();
  const navigate = useNavigate();
  const { mutateAsync: link } = useMutation(linkProvider);

  return async (answer: DiscordAnswer): Promise<void> => {
    if (answer.code !== null) await announceLinking('discord', () => link(answer));
    else notify.error(PROFILE_TEXT.signIn.linkFailed('discord'), answer.problem);
    await refresh();
    await navigate('/profile', { replace: true });
  };
}
