import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '#ui/api-client.ts';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import type { Provider } from '../contract.ts';
import { safeReturnPath } from '../return-path.ts';
import { announceFailure, announceSuccess } from './announce.ts';
import { loginWithGoogle, readProviders } from './api.ts';
import { beginAtProvider, CREDENTIAL } from './begin-at-provider.ts';
import { LOGIN_TEXT, problemSentence, SIGN_IN_TEXT, SIGNUP_TEXT } from './copy.ts';
import { takeIntent } from './sign-in-intent.ts';

export interface SignIn {
  /** null until known. */
  offered: Provider[] | null;
  /** The provider that a sign-in is under way with. */
  busy: Provider | null;
  /** A failure that stays on the page because it tells the way out. */
  problem: string | null;
  /** True when Google's own button is shown in `googleContainer`. */
  hasGoogleButton: boolean;
  googleContainer: RefObject<HTMLDivElement | null>;
  next: string;
  start: (provider: Provider) => void;
}

/** A sign-in page's state: what is offered, what is under way, what went wrong. */
export function useSignIn(page: 'login' | 'signup'): SignIn {
  const { login, status, isUnreachable } = useSession();
  const { appName } = useSite();
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [offered, setOffered] = useState<Provider[] | null>(null);
  const [busy, setBusy] = useState<Provider | null>(null);
  const [problem, setProblem] = useState<string | null>(
    (location.state as { problem?: string } | null)?.problem ?? null,
  );
  const [hasGoogleButton, setHasGoogleButton] = useState(false);
  const googleContainer = useRef<HTMLDivElement>(null);
  const next = safeReturnPath(params.get('next'));

  const fail = useCallback(
    (error: unknown, usual: string) => {
      console.error(error);
      const sentence = problemSentence(error instanceof ApiError ? error : null, usual);
      setBusy(null);
      setProblem(sentence === usual ? null : sentence);
      announceFailure(page, sentence);
    },
    [page],
  );

  const finishGoogle = useCallback(
    async (credential: string, leadsTo: string) => {
      setBusy('google');
      setProblem(null);
      try {
        const result = await loginWithGoogle(credential);
        // Suspended: the page leads to the room that says so.
        if (!(await login(result.access_token))) return;
        announceSuccess(page, result, appName);
        await navigate(leadsTo, { replace: true });
      } catch (error) {
        const usual =
          page === 'signup' ? SIGNUP_TEXT.providerFailed('google') : LOGIN_TEXT.googleFailed;
        fail(error, usual);
      }
    },
    [appName, fail, login, navigate, page],
  );

  useEffect(() => {
    readProviders().then(
      (providers) => setOffered(providers.map(({ id }) => id)),
      // Not known: both buttons stay, and pressing one asks again and says what is wrong.
      () => setOffered(['google', 'discord']),
    );
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(null);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const taken = useRef(false);
  useEffect(() => {
    if (taken.current || status === 'loading' || !location.hash.startsWith(CREDENTIAL)) return;
    taken.current = true;
    const credential = location.hash.slice(CREDENTIAL.length);
    window.history.replaceState(window.history.state, '', location.pathname);
    if (status === 'anonymous') void finishGoogle(credential, takeIntent().next);
  }, [finishGoogle, location, status]);

  const start = useCallback(
    async (id: Provider) => {
      setBusy(id);
      setProblem(null);
      try {
        const google = {
          container: () => googleContainer.current,
          onCredential: (credential: string) => void finishGoogle(credential, next),
          onOwnButton: () => setHasGoogleButton(true),
        };
        if ((await beginAtProvider(id, { page, next }, google)) === 'prompted') setBusy(null);
      } catch (error) {
        const isScript = error instanceof Error && error.message === LOGIN_TEXT.scriptFailed;
        fail(error, isScript ? LOGIN_TEXT.scriptFailed : failureOf(page, id));
      }
    },
    [fail, finishGoogle, next, page],
  );

  return {
    offered,
    busy,
    problem: isUnreachable ? SIGN_IN_TEXT.unreachable : problem,
    hasGoogleButton,
    googleContainer,
    next,
    start: (provider) => void start(provider),
  };
}

function failureOf(page: 'login' | 'signup', provider: Provider): string {
  if (page === 'signup') return SIGNUP_TEXT.providerFailed(provider);
  return provider === 'google' ? LOGIN_TEXT.googleFailed : LOGIN_TEXT.discordStartFailed;
}
