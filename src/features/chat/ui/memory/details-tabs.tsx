import { Tabs } from 'radix-ui';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import DetailsPanel from '../details-panel.tsx';
import { MEMORY_COPY as COPY } from './copy.ts';
import { chooseTab, useMemoryNews, type DetailsTab } from './memory-news.ts';
import { MemorySkeleton } from './memory-skeleton.tsx';

const MemoryPanel = lazyComponent(() => import('./memory-panel.tsx'));

interface TabsProps {
  slug: string;
  chatId: string | null;
  /** When shown over the conversation: closes the sheet, so that a message is visible. */
  onLeave?: (() => void) | undefined;
}

/** Shown next to a conversation: the companion's details and memories. */
export default function DetailsTabs({ slug, chatId, onLeave }: TabsProps) {
  const tab = useMemoryNews((state) => state.tab);
  return (
    <Tabs.Root value={tab} onValueChange={(value) => chooseTab(value as DetailsTab)}>
      <Tabs.List
        aria-label={COPY.tabs.label}
        className="sticky top-0 z-[5] flex gap-1 border-b border-line bg-ground px-3 max-xl:bg-raised max-xl:pr-14"
      >
        {(['about', 'memories'] as const).map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="min-h-14 border-b-2 border-transparent px-3 text-sm font-semibold text-muted transition-colors -outline-offset-2 hover:text-text data-[state=active]:border-ember data-[state=active]:text-text"
          >
            {COPY.tabs[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="about" tabIndex={-1} className="outline-none">
        <DetailsPanel slug={slug} />
      </Tabs.Content>
      <Tabs.Content value="memories" tabIndex={-1} className="outline-none">
        <LazyBoundary fallback={<MemorySkeleton />} onFailed={() => chooseTab('about')}>
          {chatId ? (
            <MemoryPanel key={chatId} chatId={chatId} onLeave={onLeave} />
          ) : (
            <MemorySkeleton />
          )}
        </LazyBoundary>
      </Tabs.Content>
    </Tabs.Root>
  );
}
