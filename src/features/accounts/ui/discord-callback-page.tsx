import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Route } from './+types/discord-callback-page';
import { ApiError } from '#ui/api-client.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import { notify } from '#ui/toast.ts';
import { signInPath } from '../return-path.ts';
import { announceFailure, announceSuccess } from './announce.ts';
import { LOGIN_TEXT, describeLoginProblem, SIGN_IN_TEXT, SIGNUP_TEXT } from './copy.ts';
import { linkProvider, signIn } from './mutations.ts';
import { toOutcome, useSignInAgain } from './profile/again/use-sign-in-again.ts';
import { announceLinking } from './profile/announce-linking.ts';
import { PROFILE_TEXT } from './profile/copy.ts';
import { consumeIntent } from './sign-in-intent.ts';

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = LOGIN_TEXT;
  return pageMeta(matches, { title, description, path: '/auth/discord/callback', index: false });
}

/** /auth/discord/callback: exchanges the code, or shows an error. Always ends in a redirect. */
export default function DiscordCallbackPage() {
  const { login, refresh } = useSession();
  const { appName } = useSite();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { mutateAsync: link } = useMutation(linkProvider);
  const { mutateAsync: ask } = useMutation(signIn);
  const { mutateAsync: again } = useSignInAgain();
  const handled = useRef(false);

  useEffect(() => {
    // A code works once, so strict mode must not send it twice.
    if (handled.current) return;
    handled.current = true;
    const { page, next } = consumeIntent();
    const state = params.get('state') ?? '';
    if (page === 'profile') {
      const problem = params.has('error') ? LOGIN_TEXT.discordCanceled : LOGIN_TEXT.discordNoCode;
      const given = params.has('error') ? null : params.get('code');
      const finish = () =>
        given
          ? link({ code: given, state })
          : Promise.reject(new ApiError(0, { detail: problem }, '', null));
      void announceLinking('discord', finish).then(async () => {
        await refresh();
        await navigate('/profile', { replace: true });
      });
      return;
    }
    if (page === 'again') {
      const code = params.has('error') ? null : params.get('code');
      if (!code) notify.error(PROFILE_TEXT.again.failed, LOGIN_TEXT.discordCanceled);
      const outcome = code ? toOutcome(again({ code, state })) : Promise.resolve('failed' as const);
      void outcome.then((resume) => navigate('/profile', { replace: true, state: { resume } }));
      return;
    }
    const fail = (usual: string, error: ApiError | null = null) => {
      const sentence = describeLoginProblem(error, usual);
      announceFailure(page, sentence);
      const problem = sentence === usual ? undefined : sentence;
      void navigate(signInPath('/login', next), { replace: true, state: { problem } });
    };
    const exchange = async (code: string) => {
      try {
        const result = await ask({ code, state });
        // A suspended user is redirected to the standing page.
        if (!(await login(result.access_token))) return;
        announceSuccess(result, appName);
        await navigate(next, { replace: true });
      } catch (error) {
        console.error(error);
        const usual =
          page === 'signup' ? SIGNUP_TEXT.providerFailed('discord') : LOGIN_TEXT.discordFailed;
        fail(usual, error instanceof ApiError ? error : null);
      }
    };
    const code = params.get('code');
    if (params.has('error')) fail(LOGIN_TEXT.discordCanceled);
    else if (!code) fail(LOGIN_TEXT.discordNoCode);
    else void exchange(code);
  }, [appName, login, navigate, params, refresh, link, ask, again]);

  return (
    <div className="grid justify-items-center gap-4 text-muted">
      <Spinner label={null} />
      <h1 className="text-lg" aria-live="polite">
        {SIGN_IN_TEXT.waiting}
      </h1>
    </div>
  );
}
