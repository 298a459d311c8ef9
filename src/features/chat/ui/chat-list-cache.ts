import type { InfiniteData } from '@tanstack/react-query';
import type { ChatList, ChatSummary } from '#features/chat/contract.ts';
import { queryClient, refreshQueries } from '#ui/query-client.ts';
import { archiveQuery, chatsQuery } from './queries.ts';

const KEY = chatsQuery.queryKey;

type ChatPages = InfiniteData<ChatList>;

/** All loaded rows, newest first, each chat once. */
export function listRows(pages: ChatPages | undefined): ChatSummary[] {
  const rows = new Map<string, ChatSummary>();
  for (const page of pages?.pages ?? []) for (const row of page.data) rows.set(row.id, row);
  return [...rows.values()].toSorted((a, b) => sortTime(b) - sortTime(a));
}

// A chat without messages sorts by its creation: a UUIDv7 starts with the milliseconds.
function sortTime(row: ChatSummary): number {
  if (row.last_message_at) return Date.parse(row.last_message_at);
  return Number.parseInt(row.id.replaceAll('-', '').slice(0, 12), 16);
}

/** Changes one row in place; returns false when it is not loaded. */
export function patchChat(chatId: string, patch: Partial<ChatSummary>): boolean {
  let isKnown = false;
  queryClient.setQueryData(KEY, (pages) => {
    if (!pages) return pages;
    return {
      ...pages,
      pages: pages.pages.map((page) => {
        if (!page.data.some((row) => row.id === chatId)) return page;
        isKnown = true;
        const data = page.data.map((row) => (row.id === chatId ? { ...row, ...patch } : row));
        return { ...page, data };
      }),
    };
  });
  return isKnown;
}

/** Adds a new chat to the cached list at once, then reloads the list. */
export function addCachedChat({
  id,
  character,
  members,
  title,
}: Pick<ChatSummary, 'id' | 'character' | 'members' | 'title'>): void {
  if (patchChat(id, {})) return;
  const row: ChatSummary = {
    id,
    character,
    members,
    title,
    last_message: null,
    last_message_at: null,
    unread: 0,
    archived: false,
    started_at: new Date().toISOString(),
  };
  queryClient.setQueryData(KEY, (pages) => {
    const [first, ...rest] = pages?.pages ?? [];
    if (!pages || !first) return pages;
    return { ...pages, pages: [{ ...first, data: [row, ...first.data] }, ...rest] };
  });
  refreshChats();
}

/** Removes a row after the server accepted the removal. */
export function removeCachedChat(chatId: string): void {
  queryClient.setQueryData(
    KEY,
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          data: page.data.filter((row) => row.id !== chatId),
        })),
      },
  );
}

/** Reloads the list in the background. */
export function refreshChats(): void {
  void refreshQueries(KEY);
  void refreshQueries(archiveQuery.queryKey);
}

/** Chats that this page is removing; events about their removal are ignored. */
export const chatsBeingRemoved = new Set<string>();
