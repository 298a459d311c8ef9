import type { ReactNode } from 'react';
import { isMissing } from '../describe-error.ts';
import { ErrorState } from './error-state.tsx';

/**
 * The whole page when its query failed: what it shows does not exist, with a way on, or it could
 * not be loaded, with Try Again.
 */
export function PageFailure({
  query,
  missing,
  failed,
}: {
  query: { error: unknown; refetch: () => unknown; isFetching: boolean };
  missing: { title: string; description?: string; action: ReactNode };
  failed: { title: string; description?: string; extraAction?: ReactNode };
}) {
  const isGone = isMissing(query.error);
  return <ErrorState heading="h1" query={query} {...(isGone ? missing : failed)} />;
}
