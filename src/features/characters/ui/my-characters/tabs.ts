import type { CharacterSummary } from '#features/characters/contract.ts';

export const TABS = ['all', 'girls', 'boys', 'anime'] as const;
export type Tab = (typeof TABS)[number];

type Kind = Pick<CharacterSummary, 'sex' | 'style'>;

const BELONGS: Record<Tab, (character: Kind) => boolean> = {
  all: () => true,
  girls: ({ sex, style }) => sex === 'female' && style === 'realistic',
  boys: ({ sex, style }) => sex === 'male' && style === 'realistic',
  anime: ({ style }) => style === 'anime',
};

/** The characters of a tab; its count is the length. */
export function charactersOf<T extends Kind>(tab: Tab, characters: readonly T[]): T[] {
  return characters.filter(BELONGS[tab]);
}

/** The tab in a URL's query (`?tab=girls`); all characters without one. */
export function readTab(search: string): Tab {
  const wanted = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === wanted) ?? 'all';
}

/** The URL query of a tab. */
export function tabSearch(tab: Tab): string {
  return tab === 'all' ? '' : `?tab=${tab}`;
}

/** The page in a URL's query, clamped to 1 … `pages`. */
export function readOwnPage(search: string, pages: number): number {
  const wanted = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), Math.max(pages, 1)) : 1;
}
