import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CARDS_PER_PAGE } from '#shared/pagination.ts';
import { ApiError } from '#ui/api-client.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { Pagination } from '#ui/primitives/pagination.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ownCharactersQuery, type OwnCharacter } from '../queries.ts';
import { OWN_TEXT } from './copy.ts';
import { OWN_GRID, OwnGrid } from './own-grid.tsx';
import { OwnTabs } from './own-tabs.tsx';
import { charactersOf, readOwnPage, readTab, tabSearch, type Tab } from './tabs.ts';

const ImportCardDialog = lazyComponent(async () => ({
  default: (await import('../cards/import-card-dialog.tsx')).ImportCardDialog,
}));

export const OWN_PATH = '/my-characters';
const CREATE_PATHS = {
  girls: '/ai-girlfriend',
  boys: '/ai-boyfriend',
  anime: '/create-ai-companion',
} as const;

/** My Characters in each state. The open tab and the page are part of the URL. */
export function OwnScreen() {
  const { data, error, isFetching, refetch } = useQuery(ownCharactersQuery);
  const importing = useImporting();
  const isEmpty = data?.length === 0;
  return (
    <div className="mx-auto max-w-7xl px-4 pb-16 md:px-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-6 md:pt-10">
        <div>
          <h1 className="display text-3xl">{OWN_TEXT.title}</h1>
          <p role="status" className="mt-2 min-h-6 text-muted tabular-nums">
            {data && (isEmpty ? OWN_TEXT.none : OWN_TEXT.count(data.length))}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" aria-haspopup="dialog" onClick={importing.open}>
            <FileUp aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            {OWN_TEXT.importCard}
          </Button>
          <ButtonLink to="/create-ai-companion">
            <Plus aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {OWN_TEXT.create}
          </ButtonLink>
        </div>
      </header>
      {error && (
        <div
          role="alert"
          className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card px-5 py-4 text-danger shadow-[inset_0_0_0_1px_currentColor]"
        >
          <p>
            {error instanceof ApiError && error.status === 401
              ? OWN_TEXT.signedOut
              : OWN_TEXT.failed}
          </p>
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {OWN_TEXT.tryAgain}
          </Button>
        </div>
      )}
      {!data && !error && <Loading />}
      {data && isEmpty && (
        <EmptyState title={OWN_TEXT.empty.title} description={OWN_TEXT.empty.text} />
      )}
      {data && !isEmpty && <OwnList characters={data} />}
      {importing.isOpen && (
        <LazyBoundary onFailed={() => importing.setOpen(false)}>
          <ImportCardDialog open onOpenChange={importing.setOpen} />
        </LazyBoundary>
      )}
    </div>
  );
}

function OwnList({ characters }: { characters: OwnCharacter[] }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const tab = readTab(search);
  const shown = charactersOf(tab, characters);
  const pages = Math.ceil(shown.length / CARDS_PER_PAGE);
  const page = readOwnPage(search, pages);
  const open = (next: Tab) =>
    navigate(
      { pathname: OWN_PATH, search: tabSearch(next) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <OwnTabs tab={tab} onTab={(next) => void open(next)} characters={characters}>
      {tab !== 'all' && shown.length === 0 ? (
        <EmptyState
          title={OWN_TEXT.emptyTab[tab].title}
          action={
            <ButtonLink to={CREATE_PATHS[tab]} variant="secondary">
              {OWN_TEXT.emptyTab[tab].action}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <OwnGrid characters={shown.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE)} />
          <Pagination
            current={page}
            total={pages}
            path={OWN_PATH}
            search={tabSearch(tab)}
            hash=""
          />
        </>
      )}
    </OwnTabs>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{OWN_TEXT.loading}</span>
      <Skeleton className="mb-6 h-11 w-full max-w-80" />
      <div className={OWN_GRID} aria-hidden="true">
        {Array.from({ length: 8 }, (_, position) => (
          <Skeleton key={position} className="aspect-3/4 rounded-card!" />
        ))}
      </div>
    </div>
  );
}

/** The import dialog: opened by its button, and by `?import=1` in the URL. */
function useImporting() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isAsked = new URLSearchParams(search).get('import') === '1';
  const [isOpen, setOpen] = useState(isAsked);
  return {
    isOpen: isOpen || isAsked,
    open: () => setOpen(true),
    setOpen: (open: boolean) => {
      setOpen(open);
      if (!open && isAsked) void navigate(OWN_PATH, { replace: true });
    },
  };
}
