import { clsx } from 'clsx';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, ArrowLeft, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ChatSummary } from '#features/chat/contract.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { SearchField } from '#ui/primitives/search-field.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { unreadQuery } from '#ui/unread-query.ts';
import { listRows } from './chat-list-cache.ts';
import { ChatRow } from './chat-row.tsx';
import { COPY } from './copy.ts';
import { archiveQuery, chatsQuery } from './queries.ts';
import { TWO_SCREENS, useMedia } from '#ui/use-media.ts';

const MessageSearch = lazyComponent(() => import('./message-search.tsx'));

interface ChatListProps {
  openSlug: string | null;
  /** The open chat; null while only its address identifies it. */
  openId: string | null;
  onPick(): void;
}

/** All chats of the signed-in user, or the archived ones, newest first, with a search by name and in messages. */
export function ChatList({ openSlug, openId, onPick }: ChatListProps) {
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const changesScreen = useMedia(TWO_SCREENS);
  const Title = openSlug ? 'h2' : 'h1';
  const [isArchive, setArchive] = useState(false);
  const query = useInfiniteQuery(isArchive ? archiveQuery : chatsQuery);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = query;
  const isFailed = hasLoadFailed(query);
  const rows = useMemo(() => listRows(data), [data]);
  const archivedCount = data?.pages.at(-1)?.archived_count ?? 0;
  const term = search.trim().toLowerCase();
  const shown = term ? rows.filter((row) => isNamed(row, term)) : rows;
  const several = useMemo(() => slugsOfSeveral(rows), [rows]);
  const openRow = openId ?? rows.find(({ character }) => character.slug === openSlug)?.id;

  useEffect(() => {
    const unread = rows.reduce((sum, row) => sum + row.unread, 0);
    if (data && !isArchive) client.setQueryData(unreadQuery.queryKey, unread);
  }, [client, data, isArchive, rows]);

  const canRead = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    // A search loads all chats, not only those already scrolled into view.
    if (term && canRead) void fetchNextPage();
  }, [term, canRead, fetchNextPage]);
  const endRef = useReachEnd(() => canRead && void fetchNextPage());

  return (
    <nav aria-label={COPY.list.label} className="flex h-full min-h-0 flex-col">
      <header className="flex items-center gap-2 px-5 pt-5 pb-3">
        {isArchive && (
          <IconButton
            label={COPY.list.backToChats}
            onClick={() => setArchive(false)}
            className="-ml-3"
          >
            <ArrowLeft strokeWidth={1.5} />
          </IconButton>
        )}
        <Title className="display flex-1 text-2xl">
          {isArchive ? COPY.list.archiveTitle : COPY.list.title}
        </Title>
        {!isArchive && (
          <IconButton label={COPY.list.newChat} onClick={onPick} className="-mr-2">
            <Plus strokeWidth={1.5} />
          </IconButton>
        )}
      </header>
      {/* Keeps its space while empty, so that content below does not move when chats arrive. */}
      <SearchField
        label={COPY.list.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className={clsx('mx-4 mb-3', !query.isPending && rows.length === 0 && 'invisible')}
      />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2.5 pb-4">
        {query.isPending && !isFailed && <ListSkeleton />}
        {isFailed && <ErrorState title={COPY.list.loadFailed} query={query} />}
        {data && isArchive && rows.length === 0 && (
          <p className="px-4 py-10 text-center text-muted">{COPY.list.archiveEmpty}</p>
        )}
        {data && !isArchive && rows.length === 0 && (
          <div className="px-4 py-10 text-center">
            <p className="font-semibold">{COPY.list.empty.title}</p>
            <p className="mt-1 text-sm text-muted">{COPY.list.empty.text}</p>
            <Button variant="secondary" size="sm" className="mt-4" onClick={onPick}>
              {COPY.start.browse}
            </Button>
          </div>
        )}
        {shown.length > 0 && (
          <ul className="space-y-0.5">
            {shown.map((chat) => (
              <ChatRow
                key={chat.id}
                chat={chat}
                isOneOfSeveral={several.has(chat.character.slug)}
                isOpen={chat.id === openRow}
                changesScreen={changesScreen}
              />
            ))}
          </ul>
        )}
        {term && rows.length > 0 && (
          <LazyBoundary>
            <MessageSearch
              term={term}
              heading={openSlug ? 'h3' : 'h2'}
              whenNone={shown.length === 0 && !isFetchingNextPage && <NoMatch />}
            />
          </LazyBoundary>
        )}
        {archivedCount > 0 && !isArchive && (
          <button
            type="button"
            onClick={() => setArchive(true)}
            className="mt-2 flex min-h-11 w-full items-center gap-3 rounded-card px-2.5 text-sm text-muted hover:bg-raised hover:text-text"
          >
            <Archive aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {COPY.list.archived(archivedCount)}
          </button>
        )}
        <div ref={endRef} />
        {isFetchingNextPage && (
          <div className="grid place-items-center py-3 text-muted">
            <Spinner className="size-5" label={COPY.list.loading} />
          </div>
        )}
      </div>
    </nav>
  );
}

const isNamed = ({ character, members, title }: ChatSummary, term: string): boolean =>
  [character, ...members]
    .map(({ name }) => name)
    .concat(title ?? '')
    .some((name) => name.toLowerCase().includes(term));

/** The characters with more than one chat in the list. */
function slugsOfSeveral(rows: readonly ChatSummary[]): ReadonlySet<string> {
  const slugs = rows.map(({ character }) => character.slug);
  return new Set(slugs.filter((slug, place) => slugs.indexOf(slug) !== place));
}

/** Calls `onReach` when the end of the list is near the viewport. */
function useReachEnd(onReach: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    const end = ref.current;
    if (!end) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      root: end.parentElement,
      rootMargin: '400px',
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return ref;
}

function NoMatch() {
  return (
    <output className="block px-4 py-10 text-center">
      <span className="block font-semibold">{COPY.list.noMatch.title}</span>
      <span className="mt-1 block text-sm text-muted">{COPY.list.noMatch.text}</span>
    </output>
  );
}

function ListSkeleton() {
  return (
    <output aria-label={COPY.list.loading} className="block space-y-1">
      {Array.from({ length: 6 }, (_, row) => (
        <span key={row} className="flex items-center gap-3 p-2.5">
          <Skeleton className="size-12 rounded-full" />
          <span className="flex-1 space-y-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
          </span>
        </span>
      ))}
    </output>
  );
}
