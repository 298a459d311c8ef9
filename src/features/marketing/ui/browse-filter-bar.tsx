import { clsx } from 'clsx';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { CHARACTER_SORTS } from '#features/characters/limits.ts';
import { writeFilters } from '../browse-filters.ts';
import type { BrowseList } from '../browse-lists.ts';
import type { BrowseData } from '../load-characters.ts';
import { FILTER_TEXT } from '../copy.ts';

const FilterDialog = lazyComponent(() => import('./browse-filter-dialog.tsx'));

/** The bar above a list: active filters, the sort order, and the filter dialog. */
export function BrowseFilterBar({ list, data }: { list: BrowseList; data: BrowseData }) {
  const [dialog, setDialog] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const { filters, active } = data;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11!"
        aria-haspopup="dialog"
        aria-label={active.length > 0 ? FILTER_TEXT.openCount(active.length) : FILTER_TEXT.open}
        onPointerEnter={FilterDialog.preload}
        onFocus={FilterDialog.preload}
        onClick={() => setDialog('open')}
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        {FILTER_TEXT.open}
        {active.length > 0 && (
          <span className="rounded-full bg-ember-wash px-2 text-ember-text tabular-nums">
            {active.length}
          </span>
        )}
      </Button>
      <SortLinks list={list} data={data} />
      {data.isNarrowed && <ActiveFilters list={list} data={data} />}
      {dialog !== 'unloaded' && (
        <LazyBoundary onFailed={() => setDialog('unloaded')}>
          <FilterDialog
            key={writeFilters(filters)}
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
            list={list}
            filters={filters}
          />
        </LazyBoundary>
      )}
    </div>
  );
}

function SortLinks({ list, data }: { list: BrowseList; data: BrowseData }) {
  const { sort, ...filters } = data.filters;
  const current = sort ?? 'popular';
  return (
    <nav aria-label={FILTER_TEXT.sortLabel} className="-mr-3 ml-auto">
      <ul className="flex">
        {CHARACTER_SORTS.map((one) => (
          <li key={one}>
            <Link
              to={list.path + writeFilters(one === 'newest' ? { ...filters, sort: one } : filters)}
              aria-current={one === current ? 'true' : undefined}
              preventScrollReset
              className={clsx(
                'grid min-h-11 place-items-center rounded-control px-3 text-sm font-semibold transition-colors',
                one === current ? 'text-ember-text' : 'text-muted hover:text-text',
              )}
            >
              {FILTER_TEXT.sorts[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ActiveFilters({ list, data }: { list: BrowseList; data: BrowseData }) {
  const { filters, active } = data;
  const cleared = filters.sort ? { sort: filters.sort } : {};
  return (
    <ul aria-label={FILTER_TEXT.active} className="flex basis-full flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <li key={without}>
          <Link
            to={list.path + without}
            aria-label={FILTER_TEXT.remove(label)}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-ember-wash pr-3 pl-4 text-sm font-semibold text-ember-text transition-[filter] hover:brightness-110"
          >
            {label}
            <X aria-hidden="true" strokeWidth={1.5} className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={list.path + writeFilters(cleared)}
          preventScrollReset
          className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-muted underline underline-offset-4 hover:text-text"
        >
          {FILTER_TEXT.clear}
        </Link>
      </li>
    </ul>
  );
}
