import { useInfiniteQuery } from '@tanstack/react-query';
import { LedgerView } from './ledger-view.tsx';
import { ledgerQuery } from './queries.ts';

/** The signed-in user's balance and token history. Fits any page. */
export function LedgerHistory() {
  const ledger = useInfiniteQuery(ledgerQuery);
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
