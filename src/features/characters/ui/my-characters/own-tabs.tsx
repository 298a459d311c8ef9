import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { OWN_TEXT } from './copy.ts';
import { charactersOf, TABS, type Tab } from './tabs.ts';
import type { OwnCharacter } from '../queries.ts';

/** The tabs All, Girls, Boys and Anime with their counts; `children` is the open panel. */
export function OwnTabs(props: {
  tab: Tab;
  onTab: (tab: Tab) => void;
  characters: readonly OwnCharacter[];
  children: ReactNode;
}) {
  return (
    <Tabs.Root value={props.tab} onValueChange={(tab) => props.onTab(tab as Tab)}>
      <Tabs.List
        aria-label={OWN_TEXT.tabsLabel}
        className="mb-6 flex gap-1 overflow-x-auto border-b border-line"
      >
        {TABS.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            className="min-h-11 shrink-0 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted tabular-nums transition-colors -outline-offset-2 hover:text-text data-[state=active]:border-ember data-[state=active]:text-text md:px-4"
          >
            {OWN_TEXT.tab(OWN_TEXT.tabs[tab], charactersOf(tab, props.characters).length)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map((tab) => (
        <Tabs.Content key={tab} value={tab} tabIndex={-1} className="outline-none">
          {tab === props.tab && props.children}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
