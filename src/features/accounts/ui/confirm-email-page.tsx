import { useEffect, useRef, useState } from 'react';
import { useSearchParams, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { useSession } from '#ui/session.tsx';
import { PROFILE_TEXT } from './profile/copy.ts';
import { confirmEmail } from './profile/profile-api.ts';
import { sentenceOf } from './profile/use-profile.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

const { confirmEmail: TEXT } = PROFILE_TEXT;

export function meta({ matches }: MetaArgs) {
  const { title, description } = TEXT;
  return pageMeta(matches, { title, description, path: '/confirm-email', index: false });
}

type Outcome =
  { state: 'working' } | { state: 'done'; email: string } | { state: 'failed'; why: string };

/** /confirm-email: confirms by a call of the page's program, so that programs which look at links do not. */
export default function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const { refresh } = useSession();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'working' });
  const handled = useRef(false);

  useEffect(() => {
    // A link serves once: strict rendering must not send it twice.
    if (handled.current) return;
    handled.current = true;
    const token = params.get('token');
    if (!token) return setOutcome({ state: 'failed', why: TEXT.noToken });
    confirmEmail(token).then(
      ({ email }) => {
        setOutcome({ state: 'done', email });
        refresh().catch(() => undefined);
      },
      (error: unknown) => setOutcome({ state: 'failed', why: sentenceOf(error, TEXT.failed) }),
    );
  }, [params, refresh]);

  if (outcome.state === 'working')
    return (
      <div className="grid justify-items-center gap-4 text-muted">
        <Spinner label={null} />
        <h1 className="text-lg" aria-live="polite">
          {TEXT.working}
        </h1>
      </div>
    );
  const isDone = outcome.state === 'done';
  return (
    <div className="max-w-md text-center" role={isDone ? 'status' : 'alert'}>
      <h1 className="display text-2xl">{isDone ? TEXT.done : TEXT.failed}</h1>
      <p className="mt-3 mb-8 wrap-anywhere text-muted">
        {isDone ? TEXT.doneText(outcome.email) : outcome.why}
      </p>
      <ButtonLink to="/profile">{TEXT.toProfile}</ButtonLink>
    </div>
  );
}
