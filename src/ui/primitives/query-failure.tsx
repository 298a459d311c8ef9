import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from './load-failure.tsx';

interface QueryFailureProps {
  query: Pick<UseQueryResult, 'refetch' | 'isFetching'>;
  text: string;
  className?: string;
}

/** A query that `hasLoadFailed`; the button is busy while it is tried again. */
export function QueryFailure({ query, ...failure }: QueryFailureProps) {
  return (
    <LoadFailure {...failure} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  );
}
