import { useSession } from '#ui/session.tsx';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { chooseTab, dismissNews, useMemoryNews } from './memory-news.ts';

const MemoryNote = lazyComponent(() => import('./memory-note.tsx'));

interface HostProps {
  chatId: string;
  hasDetails: boolean;
  onToggleDetails(): void;
}

/** Shows what an open chat just remembered, unless the user turned that off. */
export function MemoryNoteHost({ chatId, hasDetails, onToggleDetails }: HostProps) {
  const news = useMemoryNews((state) => state.news);
  const isWanted = useSession().user?.preferences.memory_notes ?? true;
  if (!isWanted || news?.chat_id !== chatId) return null;
  const open = () => {
    chooseTab('memories');
    if (!hasDetails) onToggleDetails();
    dismissNews();
  };
  return (
    <LazyBoundary onFailed={dismissNews}>
      <MemoryNote facts={news.learned} onOpen={open} onClose={dismissNews} />
    </LazyBoundary>
  );
}
