import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Route } from './+types/discord-callback-page';
import { ApiError } from '#ui/api-client.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import { signInPath } from '../return-path.ts';
import { announceFailure, announceSuccess } from './announce.ts';
import { loginWithDiscord } from './api.ts';
import { LOGIN_TEXT, problemSentence, SIGN_IN_TEXT, SIGNUP_TEXT } from './messages.ts';
import { takeIntent } from './sign-in-intent.ts';

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = LOGIN_TEXT;
  return pageMeta(matches, { title, description, path: '/auth/discord/callback', index: false });
}

/** /auth/discord/callback: an error, a missing code, or a code to exchange; each ends in a redirect. */
export default function DiscordCallbackPage() {
  const { login } = useSession();
  const { appName } = useSite();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const handled = useRef(false);

  useEffect(() => {
    // A code serves once: strict rendering must not send it twice.
    if (handled.current) return;
    handled.current = true;
    const { page, next } = takeIntent();
    const fail = (usual: string, error: ApiError | null = null) => {
      const sentence = problemSentence(error, usual);
      announceFailure(page, sentence);
      const problem = sentence === usual ? undefined : sentence;
      void navigate(signInPath('/login', next), { replace: true, state: { problem } });
    };
    const exchange = async (code: string) => {
      try {
        const result = await loginWithDiscord(code, params.get('state') ?? '');
        await login(result.access_token);
        announceSuccess(page, result, appName);
        await navigate(next, { replace: true });
      } catch (error) {
        console.error(error);
        const usual =
          page === 'signup' ? SIGNUP_TEXT.providerFailed('discord') : LOGIN_TEXT.discordFailed;
        fail(usual, error instanceof ApiError ? error : null);
      }
    };
    const code = params.get('code');
    if (params.has('error')) fail(LOGIN_TEXT.discordCancelled);
    else if (!code) fail(LOGIN_TEXT.discordNoCode);
    else void exchange(code);
  }, [appName, login, navigate, params]);

  return (
    <div className="grid justify-items-center gap-4 text-muted">
      <Spinner label={null} />
      <h1 className="text-lg" aria-live="polite">
        {SIGN_IN_TEXT.waiting}
      </h1>
    </div>
  );
}
