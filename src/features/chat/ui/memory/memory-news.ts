import { create } from 'zustand';
import type { MemoriesChange } from '#features/chat/contract-memories.ts';
import { queryClient } from '#ui/query-client.ts';

export type DetailsTab = 'about' | 'memories';

interface MemoryNews {
  /** What was just learned, and in which chat; null when nothing is to be told. */
  news: MemoriesChange | null;
  /** What the panel beside the conversation shows. */
  tab: DetailsTab;
}

export const useMemoryNews = create<MemoryNews>(() => ({ news: null, tab: 'about' }));

export const memoriesKey = (chatId: string) => ['memories', chatId] as const;

/** A chat's memories changed: its list is read anew, and what was learned is told. */
export function takeMemories(change: MemoriesChange): void {
  void queryClient.invalidateQueries({ queryKey: memoriesKey(change.chat_id) });
  if (change.learned.length > 0) useMemoryNews.setState({ news: change });
}

export const dismissNews = (): void => useMemoryNews.setState({ news: null });
export const chooseTab = (tab: DetailsTab): void => useMemoryNews.setState({ tab });
