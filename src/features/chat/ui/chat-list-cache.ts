import type { InfiniteData } from '@tanstack/react-query';
import type { ChatList, ChatSummary } from '#features/chat/contract.ts';
import { queryClient } from '#ui/query-client.ts';
import { chatsQuery } from './queries.ts';

const KEY = chatsQuery.queryKey;

type ChatPages = InfiniteData<ChatList>;

/** All loaded rows, newest first, each chat once. */
export function listRows(pages: ChatPages | undefined): ChatSummary[] {
  const rows = new Map<string, ChatSummary>();
  for (const page of pages?.pages ?? []) for (const row of page.data) rows.set(row.id, row);
  return [...rows.values()].toSorted((a, b) => moment(b) - moment(a));
}

// A chat without messages stands where it was made: its id (UUIDv7) begins with the milliseconds.
function moment(row: ChatSummary): number {
  if (row.last_message_at) return Date.parse(row.last_message_at);
  return Number.parseInt(row.id.replaceAll('-', '').slice(0, 12), 16);
}

/** Changes one row in place; false when it is not loaded. */
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

/** Takes in a chat that was just begun: at once where the list is here, and as the server has it. */
export function listChat({ id, character }: Pick<ChatSummary, 'id' | 'character'>): void {
  if (patchChat(id, {})) return;
  const row: ChatSummary = { id, character, last_message: null, last_message_at: null, unread: 0 };
  queryClient.setQueryData(KEY, (pages) => {
    const [first, ...rest] = pages?.pages ?? [];
    if (!pages || !first) return pages;
    return { ...pages, pages: [{ ...first, data: [row, ...first.data] }, ...rest] };
  });
  refreshChats();
}

/** Takes a row out, for a removal that the server has accepted. */
export function dropChat(chatId: string): void {
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

/** Reads the list again, in the background. */
export function refreshChats(): void {
  void queryClient.invalidateQueries({ queryKey: KEY });
}

/** Chats that are being removed on this page: news of their end is no news here. */
export const leavingChats = new Set<string>();
