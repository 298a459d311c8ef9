import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { askFirstMessage } from '#ui/first-message.ts';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import { useRestored } from '#ui/use-restored.ts';
import type { Provider } from '../contract.ts';
import { PROVIDERS } from '../limits.ts';
import { characterOfPath, safeReturnPath } from '../return-path.ts';
import { announceFailure, announceSuccess } from './announce.ts';
import { LOGIN_TEXT, describeLoginProblem, SIGN_IN_TEXT, SIGNUP_TEXT } from './copy.ts';
import { signIn } from './mutations.ts';
import { providersQuery } from './queries.ts';
import { useProvider } from './use-provider.ts';
import { useReturnedCredential } from './use-returned-credential.ts';

export interface SignIn {
  /** null while loading. */
  offered: Provider[] | null;
  /** The provider of the sign-in in progress. */
  busy: Provider | null;
  /** An error that stays on the page because it explains what to do. */
  problem: string | null;
  /** True when Google's own button is shown in `googleContainer`. */
  hasGoogleButton: boolean;
  googleContainer: RefObject<HTMLDivElement | null>;
  next: string;
  start: (provider: Provider) => void;
}

/** State of a sign-in page: the offered providers, progress and errors. */
export function useSignIn(page: 'login' | 'signup'): SignIn {
  const { login, status, isUnreachable } = useSession();
  const { appName } = useSite();
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const providers = useQuery(providersQuery);
  const [problem, setProblem] = useState<string | null>(
    (location.state as { problem?: string } | null)?.problem ?? null,
  );
  const next = safeReturnPath(params.get('next'));

  function fail(error: unknown, usual: string) {
    console.error(error);
    const sentence = describeLoginProblem(error, usual);
    setProblem(sentence === usual ? null : sentence);
    announceFailure(page, sentence);
  }

  const { mutateAsync: ask } = useMutation(signIn);
  const {
    mutate: finish,
    isIdle,
    isError,
  } = useMutation({
    async mutationFn({ credential, leadsTo }: { credential: string; leadsTo: string }) {
      const result = await ask({ token: credential });
      // A suspended user is redirected to the standing page.
      if (!(await login(result.access_token))) return;
      announceSuccess(result, appName);
      await navigate(leadsTo, { replace: true });
    },
    onMutate: () => setProblem(null),
    onError: (error) => fail(error, failureOf(page, 'google')),
  });
  const { begin, beginning, reset, container, hasGoogleButton } = useProvider({
    intent: { page, next },
    onCredential: (credential) => finish({ credential, leadsTo: next }),
    onError(error, id) {
      const isScript = error.message === LOGIN_TEXT.scriptFailed;
      fail(error, isScript ? LOGIN_TEXT.scriptFailed : failureOf(page, id));
    },
  });

  useRestored(reset);

  useReturnedCredential((credential, intent) => {
    if (status === 'anonymous') finish({ credential, leadsTo: intent.next });
  }, status !== 'loading');

  return {
    // When loading failed, both buttons are shown. Pressing one retries and shows the error.
    offered: providers.data?.map(({ id }) => id) ?? (providers.isError ? [...PROVIDERS] : null),
    // Stays set after success until the page is left, or the page would redirect to its own `next`.
    busy: isIdle || isError ? beginning : 'google',
    problem: isUnreachable ? SIGN_IN_TEXT.unreachable : problem,
    hasGoogleButton,
    googleContainer: container,
    next,
    start(provider) {
      setProblem(null);
      const slug = characterOfPath(next);
      if (slug) askFirstMessage(localStorage, slug);
      begin(provider);
    },
  };
}

function failureOf(page: 'login' | 'signup', provider: Provider): string {
  if (page === 'signup') return SIGNUP_TEXT.providerFailed(provider);
  return provider === 'google' ? LOGIN_TEXT.googleFailed : LOGIN_TEXT.discordStartFailed;
}
