import { useInfiniteQuery } from '@tanstack/react-query';
import { readLedger } from './api.ts';
import { LedgerView } from './ledger-view.tsx';

/** The signed-in user's balance and token history. Fits any page. */
export function LedgerHistory() {
  const ledger = useInfiniteQuery({
    queryKey: ['billing', 'ledger'],
    queryFn: ({ pageParam, signal }) => readLedger(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    // The history must include tokens spent elsewhere a moment ago.
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
