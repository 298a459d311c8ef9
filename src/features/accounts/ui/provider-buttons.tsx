import { Button } from '#ui/primitives/button.tsx';
import { PROVIDERS } from '../limits.ts';
import { SIGN_IN_TEXT } from './copy.ts';
import { ProviderMark } from './provider-mark.tsx';
import type { SignIn } from './use-sign-in.ts';

/** The sign-in buttons. Both are shown disabled until the offered providers are known. */
export function ProviderButtons({
  signIn,
  busyLabel,
  loading,
}: {
  signIn: SignIn;
  busyLabel: string;
  loading: boolean;
}) {
  const { offered, busy, problem, hasGoogleButton, googleContainer, start } = signIn;
  if (offered?.length === 0)
    return (
      <p className="rounded-control bg-overlay/60 px-4 py-3 text-muted">{SIGN_IN_TEXT.none}</p>
    );
  return (
    <div className="grid gap-3">
      {(offered ?? PROVIDERS).map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="lg"
          className="w-full"
          loading={busy === provider}
          disabled={loading || offered === null || busy !== null}
          onClick={() => start(provider)}
        >
          {busy === provider ? (
            busyLabel
          ) : (
            <>
              <ProviderMark provider={provider} />
              {SIGN_IN_TEXT.continueWith(provider)}
            </>
          )}
        </Button>
      ))}
      {hasGoogleButton && <p className="text-sm text-muted">{SIGN_IN_TEXT.googleOwnButton}</p>}
      <div ref={googleContainer} className="flex justify-center empty:hidden" />
      {problem && (
        <p role="alert" className="rounded-control bg-danger/12 px-4 py-3 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
