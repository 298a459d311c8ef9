import { useInfiniteQuery } from '@tanstack/react-query';
import { readLedger } from './api.ts';
import { LedgerView } from './ledger-view.tsx';

/** A signed-in person's tokens: what there is to spend, and what came and went. Fits any page. */
export function LedgerHistory() {
  const ledger = useInfiniteQuery({
    queryKey: ['billing', 'ledger'],
    queryFn: ({ pageParam, signal }) => readLedger(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    // What was spent a moment ago elsewhere belongs into the history.
    staleTime: 0,
  });
  return (
    <LedgerView
      balance={ledger.data?.pages[0]?.balance}
      entries={ledger.data?.pages.flatMap((page) => page.data) ?? []}
      isLoading={ledger.isPending}
      isFailed={ledger.isLoadingError}
      more={moreOf(ledger)}
      onMore={() => void ledger.fetchNextPage()}
      onRetry={() => void ledger.refetch()}
    />
  );
}

function moreOf(ledger: {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
}) {
  if (ledger.isFetchingNextPage) return 'loading';
  if (ledger.isFetchNextPageError) return 'failed';
  return ledger.hasNextPage ? 'possible' : 'none';
}
