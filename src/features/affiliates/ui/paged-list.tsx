import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { LoadingRows } from '#ui/primitives/loading-rows.tsx';
import { MoreButton } from '#ui/primitives/more-button.tsx';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
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

  if (hasLoadFailed(query))
    return <QueryFailure className="py-3" query={query} text={words.failed} />;
  if (!query.data) return <LoadingRows label={words.loading} rows={3} rowClassName="h-13" />;
  if (rows.length === 0) return <p className="py-3 text-muted">{words.empty}</p>;

  return (
    <>
      <ol ref={list} className="divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <li key={row.id} tabIndex={-1} className="py-3 outline-offset-4">
            {children(row)}
          </li>
        ))}
      </ol>
      <MoreButton
        query={query}
        label={TEXT.more}
        loadingLabel={TEXT.loadingMore}
        failed={TEXT.moreFailed}
        onMore={() => (shownBefore.current = rows.length)}
        className="mx-auto mt-2"
      />
    </>
  );
}
