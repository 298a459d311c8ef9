import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { LoadFailure } from '#ui/primitives/load-failure.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { AFFILIATE_DASHBOARD_TEXT as TEXT } from './copy.ts';

interface PagedListProps<Row extends { id: string }> {
  query: UseInfiniteQueryResult<InfiniteData<{ data: Row[] }>>;
  words: { loading: string; failed: string; empty: string };
  children: (row: Row) => ReactNode;
}

/** A list that loads page by page; "Show more" moves the focus to the first new row. */
export function PagedList<Row extends { id: string }>({
  query,
  words,
  children,
}: PagedListProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const shownBefore = useRef<number | null>(null);
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];

  useEffect(() => {
    const before = shownBefore.current;
    if (before === null || rows.length <= before) return;
    shownBefore.current = null;
    (list.current?.children[before] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [rows.length]);

  if (query.isLoadingError)
    return (
      <LoadFailure className="py-3" text={words.failed} onRetry={() => void query.refetch()} />
    );
  if (!query.data) return <Loading words={words.loading} />;
  if (rows.length === 0) return <p className="py-3 text-muted">{words.empty}</p>;

  const showMore = () => {
    shownBefore.current = rows.length;
    void query.fetchNextPage();
  };
  return (
    <>
      <ol ref={list} className="divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <li key={row.id} tabIndex={-1} className="py-3 outline-offset-4">
            {children(row)}
          </li>
        ))}
      </ol>
      {query.isFetchNextPageError ? (
        <LoadFailure className="py-3" text={TEXT.moreFailed} onRetry={showMore} />
      ) : (
        query.hasNextPage && (
          <p className="mt-2 text-center">
            <Button
              variant="secondary"
              size="sm"
              className="min-h-11!"
              loading={query.isFetchingNextPage}
              onClick={showMore}
            >
              {query.isFetchingNextPage ? TEXT.loadingMore : TEXT.more}
            </Button>
          </p>
        )
      )}
    </>
  );
}

function Loading({ words }: { words: string }) {
  return (
    <div role="status">
      <span className="sr-only">{words}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="mb-3 h-13 w-full" />
      ))}
    </div>
  );
}
