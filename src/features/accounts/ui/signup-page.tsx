import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import type { Route } from './+types/signup-page';
import type { PageHandle } from '#ui/page-handle.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { signInPath } from '../return-path.ts';
import { loadFrameCharacter } from './frame-loader.ts';
import { LegalName } from './legal-name.tsx';
import { SIGN_IN_TEXT, SIGNUP_TEXT } from './copy.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useSignIn } from './use-sign-in.ts';

export const handle: PageHandle = { query: ['next'] };

export async function loader({ context }: Route.LoaderArgs) {
  return { character: await loadFrameCharacter(context) };
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
  if (status === 'authenticated' && !signIn.busy) return <Navigate to={signIn.next} replace />;
  return (
    <SignInFrame character={loaderData.character}>
      <h1 className="display text-3xl">{SIGNUP_TEXT.heading}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">{SIGNUP_TEXT.lead}</p>
      <div className="mb-6 flex items-start gap-3">
        <input
          id="accept-terms"
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 accent-(--ember)"
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        <label htmlFor="accept-terms" className="cursor-pointer text-muted">
          {SIGNUP_TEXT.agreeBefore} <LegalName path="/legal/terms">{SIGN_IN_TEXT.terms}</LegalName>{' '}
          {SIGNUP_TEXT.agreeBetween}{' '}
          <LegalName path="/legal/privacy">{SIGN_IN_TEXT.privacy}</LegalName>.
        </label>
      </div>
      <ProviderButtons
        signIn={signIn}
        busyLabel={SIGNUP_TEXT.busy}
        loading={status === 'loading'}
        blocked={!accepted}
        refusal={() => notify.error(SIGNUP_TEXT.termsRequired, SIGNUP_TEXT.acceptTerms)}
      />
      <p className="mt-8 border-t border-line pt-6 text-muted">
        {SIGNUP_TEXT.haveAccount}{' '}
        <Link
          to={signInPath('/login', signIn.next)}
          className="inline-flex min-h-11 items-center font-semibold text-ember-text underline-offset-3 hover:underline"
        >
          {SIGNUP_TEXT.signIn}
        </Link>
      </p>
    </SignInFrame>
  );
}
