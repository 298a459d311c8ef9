import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams, type MetaArgs } from 'react-router';
import { describeError } from '#ui/describe-error.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { useSession } from '#ui/session.tsx';
import { confirmEmail } from './mutations.ts';
import { PROFILE_TEXT } from './profile/copy.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

const { confirmEmail: TEXT } = PROFILE_TEXT;

export function meta({ matches }: MetaArgs) {
  const { title, description } = TEXT;
  return pageMeta(matches, { title, description, path: '/confirm-email', index: false });
}

/** /confirm-email: confirms with a POST from the page, so that link scanners do not confirm. */
export default function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const { refresh } = useSession();
  const token = params.get('token');
  const { mutate, data, error } = useMutation({
    ...confirmEmail,
    onSuccess: refresh,
  });
  const handled = useRef(false);

  useEffect(() => {
    // A link works once, so strict mode must not send it twice.
    if (handled.current || !token) return;
    handled.current = true;
    mutate(token);
  }, [token, mutate]);

  if (token && !data && !error)
    return (
      <div className="grid justify-items-center gap-4 text-muted">
        <Spinner label={null} />
        <h1 className="text-lg" aria-live="polite">
          {TEXT.working}
        </h1>
      </div>
    );
  return (
    <div className="max-w-md text-center" role={data ? 'status' : 'alert'}>
      <h1 className="display text-2xl">{data ? TEXT.done : TEXT.failed}</h1>
      <p className="mt-3 mb-8 wrap-anywhere text-muted">
        {data
          ? TEXT.doneText(data.email)
          : token
            ? (describeError(error) ?? TEXT.failed)
            : TEXT.noToken}
      </p>
      <ButtonLink to="/profile">{TEXT.toProfile}</ButtonLink>
    </div>
  );
}
