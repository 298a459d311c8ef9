import { useInfiniteQuery } from '@tanstack/react-query';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { LedgerView } from './ledger-view.tsx';
import { ledgerQuery } from './queries.ts';

/** The signed-in user's balance and token history. Fits any page. */
export function LedgerHistory() {
  const ledger = useInfiniteQuery(ledgerQuery);
  return (
    <LedgerView
      balance={ledger.data?.pages[0]?.balance}
      entries={ledger.data?.pages.flatMap((page) => page.data) ?? []}
      isFailed={hasLoadFailed(ledger)}
      query={ledger}
    />
  );
}
