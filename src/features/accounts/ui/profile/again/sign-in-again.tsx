import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import type { Provider } from '../../../contract.ts';
import { readProviders, signInAgainWithGoogle } from '../../api.ts';
import { beginAtProvider } from '../../begin-at-provider.ts';
import { SIGN_IN_TEXT } from '../../copy.ts';
import { ProviderMark } from '../../provider-mark.tsx';
import { PROFILE_TEXT } from '../copy.ts';
import { sentenceOf } from '../use-profile.ts';
import { keepAction, takeAction } from './pending-action.ts';
import { useResume } from './use-resume.ts';
import { askForSignIn, readAsked, subscribeAsked, type AskedSignIn } from './with-fresh-sign-in.ts';

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
  const asked = useSyncExternalStore(subscribeAsked, readAsked, () => null);
  useReturn();
  return asked && <AskDialog asked={asked} />;
}

function AskDialog({ asked }: { asked: AskedSignIn }) {
  const { login } = useSession();
  const [busy, setBusy] = useState<Provider | null>(null);
  const [hasGoogleButton, setHasGoogleButton] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const { action, providers, settle } = asked;

  async function finish(credential: string) {
    setBusy('google');
    try {
      await login((await signInAgainWithGoogle(credential)).access_token);
      settle(true);
    } catch (error) {
      setBusy(null);
      notify.error(TEXT.failed, sentenceOf(error, ''));
    }
  }
  async function start(provider: Provider) {
    setBusy(provider);
    keepAction(action);
    try {
      const begun = await beginAtProvider(
        provider,
        { page: 'again', next: '/profile' },
        {
          container: () => container.current,
          onCredential: (credential) => void finish(credential),
          onOwnButton: () => setHasGoogleButton(true),
        },
      );
      if (begun === 'prompted') {
        takeAction();
        setBusy(null);
      }
    } catch (error) {
      setBusy(null);
      notify.error(TEXT.failed, error instanceof Error ? error.message : undefined);
    }
  }

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
            onClick={() => void start(provider)}
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
    const again = readProviders().then((offered) => offered.map(({ id }) => id));
    void again.then(async (providers) => {
      if (await askForSignIn(action, providers)) await resume(action);
    });
  }, [how, navigate, pathname, resume]);
}
