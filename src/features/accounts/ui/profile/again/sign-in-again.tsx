import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { queryClient } from '#ui/query-client.ts';
import { notify } from '#ui/toast.ts';
import { SIGN_IN_TEXT } from '../../copy.ts';
import { ProviderMark } from '../../provider-mark.tsx';
import { providersQuery } from '../../queries.ts';
import { useProvider } from '../../use-provider.ts';
import { PROFILE_TEXT } from '../copy.ts';
import { savePendingAction, consumePendingAction } from './pending-action.ts';
import { useResume } from './use-resume.ts';
import { useSignInAgain, type ResumeState } from './use-sign-in-again.ts';
import { requestSignIn, useRequestedSignIn, type RequestedSignIn } from './with-fresh-sign-in.ts';

const { again: TEXT } = PROFILE_TEXT;

/**
 * Requests a sign-in before sensitive actions, and resumes the action afterwards, also when the
 * browser left for the provider.
 */
export function SignInAgain() {
  const request = useRequestedSignIn();
  useResumeOnReturn();
  return request && <SignInDialog request={request} />;
}

function SignInDialog({ request }: { request: RequestedSignIn }) {
  const { action, providers, settle } = request;
  const { mutate: finish, isPending } = useSignInAgain();
  const { begin, beginning, container, hasGoogleButton } = useProvider({
    intent: { page: 'again', next: '/profile' },
    onCredential: (token) => finish({ token }, { onSuccess: () => settle(true) }),
    onError: (error) => notify.error(TEXT.failed, error.message),
    // The page stays open, so the stored action is not needed.
    onPrompted: consumePendingAction,
  });
  const busy = isPending ? 'google' : beginning;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && settle(false)}
      title={TEXT.title}
      description={TEXT.why[action.kind]}
    >
      <div className="grid gap-3">
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            size="lg"
            className="w-full"
            loading={busy === provider}
            disabled={busy !== null}
            onClick={() => {
              savePendingAction(action);
              begin(provider);
            }}
          >
            <ProviderMark provider={provider} />
            {SIGN_IN_TEXT.continueWith(provider)}
          </Button>
        ))}
        {providers.length === 0 && <p>{TEXT.none}</p>}
        {hasGoogleButton && <p className="text-sm text-muted">{SIGN_IN_TEXT.googleOwnButton}</p>}
        <div ref={container} className="flex justify-center empty:hidden" />
        <Button variant="quiet" onClick={() => settle(false)}>
          {PROFILE_TEXT.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

/** Resumes the stored action when the browser returns from the provider. */
function useResumeOnReturn(): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const resume = useResume();
  const outcome = (state as ResumeState | null)?.resume;
  const handled = useRef(false);
  useEffect(() => {
    if (!outcome || handled.current) return;
    handled.current = true;
    const action = consumePendingAction();
    void navigate(pathname, { replace: true, state: null });
    if (!action) return;
    if (outcome === 'done') return void resume(action);
    // The sign-in failed: offer it again, with the user's input kept.
    const offered = queryClient
      .fetchQuery(providersQuery)
      .then((providers) => providers.map(({ id }) => id));
    void offered.then(async (providers) => {
      if (await requestSignIn(action, providers)) await resume(action);
    });
  }, [outcome, navigate, pathname, resume]);
}
