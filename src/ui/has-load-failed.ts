import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a query has failed and has nothing to show. Unlike `isLoadingError`, this remains true
 * while it is tried again, so that the failure and its button stay where they are.
 */
export const hasLoadFailed = (
  query: Pick<
    UseQueryResult,
    'isLoadingError' | 'isFetchedAfterMount' | 'data' | 'isPlaceholderData'
  >,
): boolean =>
  query.isLoadingError ||
  (query.isFetchedAfterMount && (query.data === undefined || query.isPlaceholderData));
