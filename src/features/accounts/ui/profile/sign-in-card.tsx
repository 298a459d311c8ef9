import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { LoadFailure } from '#ui/primitives/load-failure.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import type { Provider, User } from '../../contract.ts';
import type { LinkedProvider } from '../../contract-profile.ts';
import { isSettled } from '../../rules.ts';
import { linkGoogle, readProviders, signInAgainWithGoogle } from '../api.ts';
import { beginAtProvider, CREDENTIAL } from '../begin-at-provider.ts';
import { SIGN_IN_TEXT } from '../copy.ts';
import { ProviderMark } from '../provider-mark.tsx';
import { takeIntent } from '../sign-in-intent.ts';
import { askForSignIn, SignInCanceled, withFreshSignIn } from './again/with-fresh-sign-in.ts';
import { announceLinking } from './announce-linking.ts';
import { LoadingRows } from './card-states.tsx';
import { PROFILE_TEXT } from './copy.ts';
import { readIdentities, unlinkProvider } from './profile-api.ts';
import { sentenceOf } from './use-profile.ts';

const { signIn: TEXT } = PROFILE_TEXT;
const KEY = ['profile', 'identities'];

/** The ways to sign in: what is linked, and what can be. */
export function SignInCard() {
  const linked = useQuery({ queryKey: KEY, queryFn: ({ signal }) => readIdentities(signal) });
  const offered = useQuery({ queryKey: ['profile', 'offered'], queryFn: readProviders });
  const [removing, setRemoving] = useState<Provider | null>(null);
  const { busy, hasGoogleButton, container, start } = useLinking(() => void linked.refetch());
  const { refresh } = useSession();
  const ways = linked.data?.data ?? [];
  const others = (offered.data ?? [])
    .map(({ id }) => id)
    .filter((id) => linked.data && !ways.some(({ provider }) => provider === id));

  async function remove(provider: Provider) {
    try {
      await withFreshSignIn({ kind: 'unlink', provider }, () => unlinkProvider(provider));
      notify.success(TEXT.removed(provider));
    } catch (error) {
      if (!(error instanceof SignInCanceled))
        notify.error(PROFILE_TEXT.updateFailed, sentenceOf(error, TEXT.linkFailed(provider)));
    }
    await Promise.all([linked.refetch(), refresh()]);
  }

  return (
    <SectionCard title={TEXT.title} note={TEXT.note}>
      {linked.isPending && <LoadingRows label={PROFILE_TEXT.title} rows={1} />}
      {linked.isError && (
        <LoadFailure text={PROFILE_TEXT.failed(TEXT.title)} onRetry={() => void linked.refetch()} />
      )}
      <ul className="divide-y divide-line">
        {ways.map(({ provider, email, linked_at }) => (
          <li key={provider} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <ProviderMark provider={provider} />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium">{TEXT.name(provider)}</p>
              <p className="text-sm wrap-anywhere text-muted">
                {email ? `${email} · ` : ''}
                {TEXT.linked(linked_at)}
              </p>
            </div>
            {ways.length > 1 ? (
              <Button
                variant="secondary"
                size="sm"
                aria-label={TEXT.unlink(provider)}
                onClick={() => setRemoving(provider)}
              >
                {TEXT.unlinkShort}
              </Button>
            ) : (
              <p className="text-sm text-muted">{TEXT.last}</p>
            )}
          </li>
        ))}
      </ul>
      {others.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          className="mt-4"
          loading={busy === provider}
          onClick={() => void start(provider)}
        >
          <ProviderMark provider={provider} />
          {TEXT.link(provider)}
        </Button>
      ))}
      {hasGoogleButton && <p className="mt-3 text-sm text-muted">{SIGN_IN_TEXT.googleOwnButton}</p>}
      <div ref={container} data-google-button className="mt-3 flex empty:hidden" />
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(null)}
          title={TEXT.confirmTitle(removing)}
          description={TEXT.confirmText(removing)}
          confirmLabel={TEXT.unlink(removing)}
          danger
          onConfirm={() => remove(removing)}
        />
      )}
    </SectionCard>
  );
}

/** A visit to the provider takes less. */
const MARGIN_MS = 60_000;

/** The ways in that count for a fresh sign-in. */
const settled = (ways: LinkedProvider[], user: User | null): Provider[] =>
  ways
    .filter(
      ({ linked_at }) =>
        user &&
        isSettled(
          { created_at: new Date(linked_at) },
          { created_at: new Date(user.created_at) },
          new Date(),
        ),
    )
    .map(({ provider }) => provider);

/** Begins at a provider, and takes what it left in the address when the browser comes back. */
function useLinking(onLinked: () => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const { refresh, login, user } = useSession();
  const [busy, setBusy] = useState<Provider | null>(null);
  const [hasGoogleButton, setHasGoogleButton] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const taken = useRef(false);

  const finish = useCallback(
    async (credential: string) => {
      setBusy('google');
      await announceLinking('google', () => linkGoogle(credential));
      setBusy(null);
      await refresh().catch(() => undefined);
      onLinked();
    },
    [onLinked, refresh],
  );

  const finishAgain = useCallback(
    async (credential: string) => {
      const how = await signInAgainWithGoogle(credential).then(
        async ({ access_token }) => {
          await login(access_token);
          return 'done';
        },
        (error: unknown) => {
          notify.error(PROFILE_TEXT.again.failed, sentenceOf(error, ''));
          return 'failed';
        },
      );
      await navigate('/profile', { replace: true, state: { resume: how } });
    },
    [login, navigate],
  );

  useEffect(() => {
    if (taken.current || !location.hash.startsWith(CREDENTIAL)) return;
    taken.current = true;
    const credential = location.hash.slice(CREDENTIAL.length);
    window.history.replaceState(window.history.state, '', location.pathname);
    // Only what this page asked for is done: an address alone proves nothing.
    const { page } = takeIntent();
    if (page === 'profile') void finish(credential);
    if (page === 'again') void finishAgain(credential);
  }, [finish, finishAgain, location]);

  async function start(provider: Provider) {
    // Asked for first: who comes back from the provider should not be sent there once more.
    if (!user?.fresh_until || Date.parse(user.fresh_until) < Date.now() + MARGIN_MS) {
      const action = { kind: 'link', provider } as const;
      const ways = await readIdentities();
      if (!(await askForSignIn(action, settled(ways.data, user)))) return;
    }
    setBusy(provider);
    try {
      const begun = await beginAtProvider(
        provider,
        { page: 'profile', next: '/profile' },
        {
          container: () => container.current,
          onCredential: (credential) => void finish(credential),
          onOwnButton: () => setHasGoogleButton(true),
        },
      );
      if (begun === 'prompted') setBusy(null);
    } catch (error) {
      setBusy(null);
      notify.error(TEXT.linkFailed(provider), error instanceof Error ? error.message : undefined);
    }
  }
  return { busy, hasGoogleButton, container, start };
}
