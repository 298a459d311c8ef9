import { clsx } from 'clsx';
import type { Route } from './+types/login-page';
import type { PageHandle } from '#ui/page-handle.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { Redirect } from '#ui/redirect.tsx';
import { useSession } from '#ui/session.tsx';
import { loadFrameCharacter } from './frame-loader.ts';
import { LegalName } from './legal-name.tsx';
import { LOGIN_TEXT, SIGN_IN_TEXT, WAITING_TEXT } from './copy.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useSignIn } from './use-sign-in.ts';

export const handle: PageHandle = { query: ['next'] };

export async function loader(args: Route.LoaderArgs) {
  return { character: await loadFrameCharacter(args) };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = LOGIN_TEXT;
  return pageMeta(matches, { title, description, path: '/login' });
}

/** /login: sign-in with Google or Discord. */
export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { status, hasEnded } = useSession();
  const signIn = useSignIn('login');
  if (status === 'authenticated' && !signIn.busy) return <Redirect to={signIn.next} />;
  const { character } = loaderData;
  return (
    <SignInFrame
      character={character}
      next={signIn.next}
      text={{ ...LOGIN_TEXT, leadToWaiting: WAITING_TEXT.loginLead }}
      other={{ path: '/signup', question: LOGIN_TEXT.newHere, label: LOGIN_TEXT.signUp }}
    >
      {hasEnded && (
        <p role="alert" className="mb-4 rounded-control bg-ember-wash px-4 py-3">
          {SIGN_IN_TEXT.ended}
        </p>
      )}
      <ProviderButtons signIn={signIn} busyLabel={LOGIN_TEXT.busy} loading={status === 'loading'} />
      <p className={clsx('text-sm text-muted', character?.isWaiting ? 'mt-4' : 'mt-6')}>
        {LOGIN_TEXT.agreeBefore} <LegalName path="/legal/terms">{SIGN_IN_TEXT.terms}</LegalName>{' '}
        {LOGIN_TEXT.agreeBetween}{' '}
        <LegalName path="/legal/privacy">{SIGN_IN_TEXT.privacy}</LegalName>
        {LOGIN_TEXT.agreeAfter}
      </p>
    </SignInFrame>
  );
}
