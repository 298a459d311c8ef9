import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { visiblePages } from '#shared/pagination.ts';
import { UI_TEXT } from '../copy.ts';

const CELL =
  'grid h-11 min-w-11 place-items-center rounded-control px-2 text-sm font-semibold tabular-nums transition-colors';

/**
 * Page numbers as links; nothing for a single page. `hash` is where a new page starts; `search` is
 * the rest of the query (`?a=b`, without a page).
 */
export function Pagination({
  current,
  total,
  path,
  hash,
  search = '',
}: {
  current: number;
  total: number;
  path: string;
  hash: string;
  search?: string;
}) {
  if (total < 2) return null;
  const step = (page: number, label: string, icon: ReactNode) =>
    page < 1 || page > total ? (
      <span aria-hidden="true" className={clsx(CELL, 'text-muted opacity-40')}>
        {icon}
      </span>
    ) : (
      <PageLink page={page} path={path} hash={hash} search={search} label={label}>
        {icon}
      </PageLink>
    );
  return (
    <nav aria-label={UI_TEXT.pageNavigation} className="mt-8 flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
        <li>{step(current - 1, UI_TEXT.previousPage, <ChevronLeft strokeWidth={1.5} />)}</li>
        {visiblePages(current, total).map((page, position) => (
          <li key={page === 'gap' ? `gap-${position}` : page}>
            {page === 'gap' ? (
              <span aria-hidden="true" className={clsx(CELL, 'min-w-6! px-0 text-muted')}>
                …
              </span>
            ) : (
              <PageLink
                page={page}
                path={path}
                hash={hash}
                search={search}
                label={UI_TEXT.page(page)}
                current={page === current}
              >
                {page}
              </PageLink>
            )}
          </li>
        ))}
        <li>{step(current + 1, UI_TEXT.nextPage, <ChevronRight strokeWidth={1.5} />)}</li>
      </ul>
    </nav>
  );
}

function PageLink(props: {
  page: number;
  path: string;
  hash: string;
  search: string;
  label: string;
  current?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to={{
        pathname: props.path,
        search: withPage(props.search, props.page),
        hash: props.hash,
      }}
      aria-label={props.label}
      aria-current={props.current ? 'page' : undefined}
      className={clsx(
        CELL,
        props.current
          ? 'bg-ember-wash text-ember-text'
          : 'text-muted hover:bg-overlay/70 hover:text-text',
      )}
    >
      {props.children}
    </Link>
  );
}

function withPage(search: string, page: number): string {
  if (page === 1) return search;
  return `${search === '' ? '?' : `${search}&`}page=${page}`;
}
