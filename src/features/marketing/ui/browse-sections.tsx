import { useLocation, useNavigation } from 'react-router';
import { CharacterGrid } from '#features/characters/ui/character-grid.tsx';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { Pagination } from '#ui/primitives/pagination.tsx';
import { CardsSkeleton } from '#ui/primitives/cards-skeleton.tsx';
import { CARDS_PER_PAGE } from '#shared/pagination.ts';
import { writeFilters } from '../browse-filters.ts';
import type { BrowseList } from '../browse-lists.ts';
import type { BrowseData } from '../load-characters.ts';
import { BROWSE_TEXT, FILTER_TEXT } from '../copy.ts';
import { BrowseFilterBar } from './browse-filter-bar.tsx';

const LIST_ID = 'list';

/** The list of a browse page in each state: loading, error, empty, or loaded. */
export function BrowseResults({
  list,
  data,
  first,
}: {
  list: BrowseList;
  data: BrowseData;
  /** Cards that are visible when the page opens. */
  first: number;
}) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isNavigating = location?.pathname === pathname;
  return (
    <section id={LIST_ID} aria-busy={isNavigating} aria-label={BROWSE_TEXT.listTitle}>
      <h2 className="sr-only">{BROWSE_TEXT.listTitle}</h2>
      {list.hasFilters && !data.failed && <BrowseFilterBar list={list} data={data} />}
      <ListState list={list} data={data} first={first} isNavigating={isNavigating} />
      {!data.failed && (
        <Pagination
          current={data.page}
          total={data.pages}
          path={list.path}
          hash={`#${LIST_ID}`}
          search={writeFilters(data.filters)}
        />
      )}
    </section>
  );
}

function ListState({
  list,
  data,
  first,
  isNavigating,
}: {
  list: BrowseList;
  data: BrowseData;
  first: number;
  isNavigating: boolean;
}) {
  if (isNavigating) return <CardsSkeleton cards={CARDS_PER_PAGE} />;
  if (data.failed) return <ErrorState title={list.failed} />;
  if (data.characters.length > 0) {
    return <CharacterGrid characters={data.characters} first={first} />;
  }
  if (data.isNarrowed) {
    return (
      <EmptyState
        title={FILTER_TEXT.emptyTitle}
        description={FILTER_TEXT.emptyText}
        action={
          <ButtonLink to={list.path} variant="secondary">
            {FILTER_TEXT.clear}
          </ButtonLink>
        }
      />
    );
  }
  const isFullList = list.path === '/characters';
  return (
    <EmptyState
      title={BROWSE_TEXT.emptyTitle}
      description={BROWSE_TEXT.emptyText}
      action={
        <ButtonLink to={isFullList ? '/' : '/characters'} variant="secondary">
          {isFullList ? BROWSE_TEXT.emptyActionHome : BROWSE_TEXT.emptyAction}
        </ButtonLink>
      }
    />
  );
}
