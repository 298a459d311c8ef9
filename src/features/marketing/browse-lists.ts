import type { FaqItem } from './faq.ts';
import { FAQ } from './faq.ts';
import { BROWSE_TEXT } from './copy.ts';

/** A browse page: its list, the maximum number of characters, and its texts. */
export interface BrowseList {
  path: string;
  query: { sex?: 'female' | 'male'; style?: 'realistic' | 'anime' };
  /** Maximum number of characters over all pages; null for no limit. */
  limit: number | null;
  /** The hero's first slide, from 1; null if the page has no hero. */
  startSlide: number | null;
  /** Whether visitors can filter and sort the list. */
  hasFilters: boolean;
  title: string;
  heading: string;
  description: string;
  failed: string;
  banner: { title: string; text: string } | null;
  faq: readonly FaqItem[];
}

export const CHARACTERS_LIST: BrowseList = {
  path: '/characters',
  query: {},
  limit: null,
  startSlide: null,
  hasFilters: true,
  title: 'All AI characters',
  heading: 'All characters',
  description:
    'Every AI companion in one place: women and men, realistic and anime, each with a story. All are adults.',
  failed: BROWSE_TEXT.failed,
  banner: null,
  faq: [],
};

export const GIRLS_LIST: BrowseList = {
  path: '/girls',
  query: { sex: 'female', style: 'realistic' },
  limit: 48,
  startSlide: 2,
  hasFilters: true,
  title: 'AI girlfriends',
  heading: 'AI girlfriends',
  description:
    'AI girlfriends with a life of their own: a clockmaker, a radio host, a pilot. Read her story and start the conversation.',
  failed: 'Failed to load girlfriend characters',
  banner: {
    title: 'She will ask how your day was',
    text: 'And she reads your whole answer. Your chats are saved, so tomorrow picks up where today left off.',
  },
  faq: FAQ.girls,
};

export const GUYS_LIST: BrowseList = {
  path: '/guys',
  query: { sex: 'male', style: 'realistic' },
  limit: 24,
  startSlide: 4,
  hasFilters: true,
  title: 'AI boyfriends',
  heading: 'AI boyfriends',
  description:
    'AI boyfriends worth staying up for: steady, teasing, tender or trouble. Read who he is and say the first word.',
  failed: 'Failed to load boyfriend characters',
  banner: {
    title: 'Steady hands, dry jokes',
    text: 'Someone to think out loud with, whatever the hour. Your chats are saved and waiting for you.',
  },
  faq: FAQ.guys,
};

export const ANIME_LIST: BrowseList = {
  path: '/anime',
  query: { style: 'anime' },
  limit: 24,
  startSlide: 5,
  hasFilters: true,
  title: 'AI anime companions',
  heading: 'Anime companions',
  description:
    'Anime companions from other worlds and the apartment next door, all of them adults. Choose one and step into the story.',
  failed: 'Failed to load anime characters',
  banner: {
    title: 'Step through the panel',
    text: 'A zeppelin captain, a hedge witch, a night librarian: their next chapter begins when you write.',
  },
  faq: FAQ.anime,
};

export const ADULT_LIST: BrowseList = {
  path: '/sex-chat',
  query: { sex: 'female', style: 'realistic' },
  limit: 20,
  startSlide: null,
  hasFilters: false,
  title: 'Adult AI chat',
  heading: 'Adult AI chat',
  description:
    'Private AI chat for adults: fictional companions, no real name needed, removed chats erased within 30 days. 18+ only.',
  failed: 'Failed to load girlfriend characters',
  banner: null,
  faq: FAQ.adult,
};

/** Every browse page, for the sitemap. */
export const BROWSE_LISTS = [CHARACTERS_LIST, GIRLS_LIST, ANIME_LIST, GUYS_LIST, ADULT_LIST];
