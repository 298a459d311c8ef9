import { useRef, useState } from 'react';
import type { Route } from './+types/signup-page';
import type { PageHandle } from '#ui/page-handle.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { Redirect } from '#ui/redirect.tsx';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import type { Provider } from '../contract.ts';
import { loadFrameCharacter } from './frame-loader.ts';
import { LegalName } from './legal-name.tsx';
import { SIGN_IN_TEXT, SIGNUP_TEXT, WAITING_TEXT } from './copy.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useSignIn } from './use-sign-in.ts';

export const handle: PageHandle = { query: ['next'] };

export async function loader(args: Route.LoaderArgs) {
  return { character: await loadFrameCharacter(args) };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = SIGNUP_TEXT;
  return pageMeta(matches, { title, description, path: '/signup' });
}

/** /signup: acceptance of the terms, then Google or Discord. */
export default function SignupPage({ loaderData }: Route.ComponentProps) {
  const { status } = useSession();
  const signIn = useSignIn('signup');
  const [accepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  if (status === 'authenticated' && !signIn.busy) return <Redirect to={signIn.next} />;
  const { character } = loaderData;
  const start = (provider: Provider) => {
    if (accepted) return signIn.start(provider);
    notify.error(SIGNUP_TEXT.termsRequired, SIGNUP_TEXT.acceptTerms);
    setMissing(true);
    box.current?.focus();
  };
  return (
    <SignInFrame
      character={character}
      next={signIn.next}
      text={{ ...SIGNUP_TEXT, leadToWaiting: WAITING_TEXT.signupLead }}
      other={{ path: '/login', question: SIGNUP_TEXT.haveAccount, label: SIGNUP_TEXT.signIn }}
    >
      <div className="mb-5 flex items-start gap-3">
        <input
          id="accept-terms"
          ref={box}
          type="checkbox"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'accept-terms-missing' : undefined}
          className="mt-0.5 size-6 shrink-0 accent-(--ember)"
          checked={accepted}
          onChange={(event) => {
            setAccepted(event.target.checked);
            setMissing(false);
          }}
        />
        <label htmlFor="accept-terms" className="cursor-pointer text-muted">
          {SIGNUP_TEXT.agreeBefore} <LegalName path="/legal/terms">{SIGN_IN_TEXT.terms}</LegalName>{' '}
          {SIGNUP_TEXT.agreeBetween}{' '}
          <LegalName path="/legal/privacy">{SIGN_IN_TEXT.privacy}</LegalName>.
          {isMissing && (
            <span id="accept-terms-missing" className="mt-1 block text-danger">
              {SIGNUP_TEXT.termsMissing}
            </span>
          )}
        </label>
      </div>
      <ProviderButtons
        signIn={{ ...signIn, start }}
        busyLabel={SIGNUP_TEXT.busy}
        loading={status === 'loading'}
      />
    </SignInFrame>
  );
}
