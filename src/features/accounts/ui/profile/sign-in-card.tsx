import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#ui/describe-error.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { QueryRows } from '#ui/primitives/query-rows.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { queryClient } from '#ui/query-client.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import type { Provider, User } from '../../contract.ts';
import type { LinkedProvider } from '../../contract-profile.ts';
import { isSettled } from '../../rules.ts';
import { SIGN_IN_TEXT } from '../copy.ts';
import { linkProvider, unlinkProvider } from '../mutations.ts';
import { ProviderMark } from '../provider-mark.tsx';
import { identitiesQuery, providersQuery } from '../queries.ts';
import { useProvider } from '../use-provider.ts';
import { useReturnedCredential } from '../use-returned-credential.ts';
import { useReturnSignedIn } from './again/use-sign-in-again.ts';
import { requestSignIn, SignInCanceled, withFreshSignIn } from './again/with-fresh-sign-in.ts';
import { announceLinking } from './announce-linking.ts';
import { PROFILE_TEXT } from './copy.ts';

const { signIn: TEXT } = PROFILE_TEXT;

/** Lists linked providers and those that can be linked. */
export function SignInCard() {
  const linked = useQuery(identitiesQuery);
  const offered = useQuery(providersQuery);
  const [removing, setRemoving] = useState<Provider | null>(null);
  const { busy, hasGoogleButton, container, start } = useLinking();
  const { refresh } = useSession();
  const identities = linked.data?.data ?? [];
  const others = (offered.data ?? [])
    .map(({ id }) => id)
    .filter((id) => linked.data && !identities.some(({ provider }) => provider === id));

  // The list is refetched even after a failure, since it may be out of date.
  const remove = useMutation({
    mutationFn: (provider: Provider) =>
      withFreshSignIn({ kind: 'unlink', provider }, () => unlinkProvider(provider)),
    onSuccess: (_, provider) => notify.success(TEXT.removed(provider)),
    onError(error, provider) {
      if (!(error instanceof SignInCanceled))
        notify.error(PROFILE_TEXT.updateFailed, describeError(error) ?? TEXT.linkFailed(provider));
    },
    onSettled: () => Promise.all([linked.refetch(), refresh()]),
  });

  return (
    <SectionCard title={TEXT.title} note={TEXT.note}>
      <QueryRows
        query={linked}
        label={PROFILE_TEXT.title}
        rows={1}
        failed={PROFILE_TEXT.failed(TEXT.title)}
      />
      <ul className="divide-y divide-line">
        {identities.map(({ provider, email, linked_at }) => (
          <li key={provider} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <ProviderMark provider={provider} />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium">{TEXT.name(provider)}</p>
              <p className="text-sm wrap-anywhere text-muted">
                {email ? `${email} · ` : ''}
                {TEXT.linked(linked_at)}
              </p>
            </div>
            {identities.length > 1 ? (
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
          onConfirm={() => remove.mutateAsync(removing).catch(() => undefined)}
        />
      )}
    </SectionCard>
  );
}

/** Longer than a visit to the provider takes. */
const MARGIN_MS = 60_000;

/** Returns the providers that allow a fresh sign-in. */
const listSettled = (linked: LinkedProvider[], user: User | null): Provider[] =>
  linked
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

/** Links a provider, and completes the flow when the browser returns with a credential in the URL. */
function useLinking() {
  const { refresh, user } = useSession();
  const { mutateAsync: link, isPending: isLinking } = useMutation(linkProvider);
  const returnSignedIn = useReturnSignedIn('/profile');
  const { begin, beginning, container, hasGoogleButton } = useProvider({
    intent: { page: 'profile', next: '/profile' },
    onCredential: (credential) => void finish(credential),
    onError: (error, provider) => notify.error(TEXT.linkFailed(provider), error.message),
  });

  async function finish(token: string) {
    await announceLinking('google', () => link({ token }));
    await refresh();
  }

  useReturnedCredential((token, { page }) => {
    if (page === 'profile') void finish(token);
    if (page === 'again') void returnSignedIn({ token });
  });

  async function start(provider: Provider) {
    // Request the fresh sign-in first, so that the user does not visit the provider twice.
    if (!user?.fresh_until || Date.parse(user.fresh_until) < Date.now() + MARGIN_MS) {
      const action = { kind: 'link', provider } as const;
      const linked = await queryClient.fetchQuery({ ...identitiesQuery, staleTime: 0 });
      if (!(await requestSignIn(action, listSettled(linked.data, user)))) return;
    }
    begin(provider);
  }
  return { busy: isLinking ? 'google' : beginning, hasGoogleButton, container, start };
}
