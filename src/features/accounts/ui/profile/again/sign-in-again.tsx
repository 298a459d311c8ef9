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
import { keepAction, takeAction } from './pending-action.ts';
import { useResume } from './use-resume.ts';
import { useSignInAgain } from './use-sign-in-again.ts';
import { askForSignIn, useAskedSignIn, type AskedSignIn } from './with-fresh-sign-in.ts';

const { again: TEXT } = PROFILE_TEXT;

/** What the page is opened with after a sign-in at a provider: whether it succeeded. */
export interface ResumeState {
  resume?: 'done' | 'failed';
}

/**
 * Asks for a sign-in before what a stolen session must not do, and goes on with it afterwards, also
 * when the browser left for the provider in between.
 */
export function SignInAgain() {
  const asked = useAskedSignIn();
  useReturn();
  return asked && <AskDialog asked={asked} />;
}

function AskDialog({ asked }: { asked: AskedSignIn }) {
  const { action, providers, settle } = asked;
  const { mutate: finish, isPending } = useSignInAgain();
  const { begin, beginning, container, hasGoogleButton } = useProvider({
    intent: { page: 'again', next: '/profile' },
    onCredential: (token) => finish({ token }, { onSuccess: () => settle(true) }),
    onError: (error) => notify.error(TEXT.failed, error.message),
    // The page is not left: nothing has to be kept.
    onPrompted: takeAction,
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
              keepAction(action);
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

/** Goes on with what was kept when the browser comes back from the provider. */
function useReturn(): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const resume = useResume();
  const how = (state as ResumeState | null)?.resume;
  const handled = useRef(false);
  useEffect(() => {
    if (!how || handled.current) return;
    handled.current = true;
    const action = takeAction();
    void navigate(pathname, { replace: true, state: null });
    if (!action) return;
    if (how === 'done') return void resume(action);
    // What was typed is kept: another try, or the way back.
    const again = queryClient
      .fetchQuery(providersQuery)
      .then((offered) => offered.map(({ id }) => id));
    void again.then(async (providers) => {
      if (await askForSignIn(action, providers)) await resume(action);
    });
  }, [how, navigate, pathname, resume]);
}
