import type { ComponentProps } from 'react';
import { hasLoadFailed } from '../has-load-failed.ts';
import { LoadingRows } from './loading-rows.tsx';
import { QueryFailure } from './query-failure.tsx';

interface QueryRowsProps {
  query: ComponentProps<typeof QueryFailure>['query'] &
    Parameters<typeof hasLoadFailed>[0] & { isPending: boolean };
  label: string;
  rows: number;
  /** Said when the query failed. */
  failed: string;
}

/** A list without data: placeholder rows while its query is loading, or its failure. */
export function QueryRows({ query, label, rows, failed }: QueryRowsProps) {
  if (hasLoadFailed(query)) return <QueryFailure query={query} text={failed} />;
  return query.isPending && <LoadingRows label={label} rows={rows} />;
}
