import { create } from 'zustand';
import type { MemoriesChange } from '#features/chat/contract-memories.ts';
import { refreshQueries } from '#ui/query-client.ts';

export type DetailsTab = 'about' | 'memories';

interface MemoryNews {
  /** What was just learned, and in which chat; null if nothing. */
  news: MemoriesChange | null;
  /** What the panel next to the conversation shows. */
  tab: DetailsTab;
}

export const useMemoryNews = create<MemoryNews>(() => ({ news: null, tab: 'about' }));

const ALL_CHATS = ['memories'] as const;
export const memoriesKey = (chatId: string) => [...ALL_CHATS, chatId] as const;

/**
 * Refetches the lists in view, since events are missed before the stream opens or while it is down.
 */
export const refreshMemories = (): void => void refreshQueries(ALL_CHATS);

/** A chat's memories changed: its list is refetched, and what was learned is shown. */
export function takeMemories(change: MemoriesChange): void {
  void refreshQueries(memoriesKey(change.chat_id));
  if (change.learned.length > 0) useMemoryNews.setState({ news: change });
}

export const dismissNews = (): void => useMemoryNews.setState({ news: null });
export const chooseTab = (tab: DetailsTab): void => useMemoryNews.setState({ tab });
