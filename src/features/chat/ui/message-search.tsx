import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FoundMessage } from '#features/chat/contract-search.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { COPY } from './copy.ts';
import { formatListTime } from './format-time.ts';
import { portraitOf } from './portrait.ts';
import { foundMessagesQuery } from './queries.ts';

interface MessageSearchProps {
  term: string;
  /** One level below the list's title. */
  heading: 'h2' | 'h3';
  /** Shown when no message is found. */
  whenNone: ReactNode;
  /** Called when a message is opened. */
  onOpen?(): void;
}

/** The messages of all the user's chats that contain the words, each linked to its position. */
export default function MessageSearch(props: MessageSearchProps) {
  const { term, heading: Heading, whenNone, onOpen } = props;
  const query = useInfiniteQuery(foundMessagesQuery(useSettled(term)));
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = query;
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  const isFailed = isError || hasLoadFailed(query);
  if (!isFetching && !isFailed && rows.length === 0) return whenNone;
  return (
    <section aria-label={COPY.search.title} className="pt-3">
      <Heading className="px-2.5 pb-1 text-xs font-semibold text-muted">
        {COPY.search.title}
      </Heading>
      {isFailed && (
        <QueryFailure query={query} text={COPY.search.failed} className="px-2.5 py-3 text-sm" />
      )}
      <ul className="space-y-0.5">
        {rows.map((row) => (
          <FoundRow key={row.message_id} found={row} onOpen={onOpen} />
        ))}
      </ul>
      {isFetching && !isFailed && (
        <div className="grid place-items-center py-3 text-muted">
          <Spinner className="size-5" label={COPY.search.loading} />
        </div>
      )}
      {hasNextPage && !isFetching && (
        <div className="grid place-items-center py-2">
          <Button variant="quiet" size="sm" onClick={() => void fetchNextPage()}>
            {COPY.search.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function FoundRow({ found, onOpen }: { found: FoundMessage; onOpen?: () => void }) {
  const { character, chat_title: title, created_at: createdAt } = found;
  return (
    <li>
      <Link
        to={`/chat/${character.slug}?chat=${found.chat_id}&message=${found.message_id}`}
        onClick={onOpen}
        className="flex gap-3 rounded-card p-2.5 hover:bg-raised"
      >
        <Avatar src={portraitOf(character.media, 96)} name={character.name} size={32} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2 text-sm">
            <span className="truncate font-semibold">{character.name}</span>
            {(title ?? found.is_archived) && (
              <span className="truncate text-xs text-muted">
                {[title, found.is_archived && COPY.search.archived].filter(Boolean).join(', ')}
              </span>
            )}
            <time dateTime={createdAt} className="ml-auto shrink-0 text-xs text-muted tabular-nums">
              {formatListTime(createdAt)}
            </time>
          </span>
          <span className="line-clamp-2 text-sm text-muted wrap-anywhere">
            {found.sender === 'user' && COPY.list.you}
            <bdi>{markWords(found)}</bdi>
          </span>
        </span>
      </Link>
    </li>
  );
}

function markWords({ snippet, highlights }: FoundMessage): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of highlights) {
    parts.push(plain(snippet.slice(at, start)));
    parts.push(
      <mark key={start} className="bg-transparent font-semibold text-text">
        {plain(snippet.slice(start, end))}
      </mark>,
    );
    at = end;
  }
  return [...parts, plain(snippet.slice(at))];
}

/** Without emphasis marks. */
const plain = (text: string): string => text.replaceAll(/[*`]+/g, '');
