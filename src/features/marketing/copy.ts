import type { FilterField } from '#features/characters/ui/search/filter-fields.ts';

/** Texts of the home, browse, and premium pages. `appName` is the product's configured name. */
export const HOME_TEXT = {
  title: (appName: string) => `${appName}: AI companions to talk to, day or night`,
  description:
    'Meet AI companions with a face, a story and time for you. Read their stories, pick one, and start talking. For adults only.',
  heading: (appName: string) => `${appName}: AI companions for adults`,
  charactersTitle: 'Who would you like to meet?',
  charactersText: 'Open a portrait and say hello. If you are shy, they speak first.',
  seeAll: 'See all characters',
  featuresTitle: 'What’s behind every portrait',
  ctaTitle: 'Someone left a light on for you',
  ctaText: 'An account is free, takes one click with Google or Discord, and saves your chats.',
  ctaSignedInTitle: 'Pick up where you left off',
  ctaSignedInText: 'Your chats are just as you left them.',
  openChats: 'Open your chats',
} as const;

export const HERO_TEXT = {
  label: 'Highlights',
  carousel: 'carousel',
  slide: 'slide',
  position: (number: number, total: number) => `${number} of ${total}`,
  goTo: (number: number, title: string) => `Slide ${number}: ${title}`,
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  browseAll: 'Browse All Characters',
} as const;

export const FEATURE_TEXT = {
  customization: {
    title: 'Endless Customization',
    text: 'Realistic or drawn, gentle or bold, stranger or old friend: choose who suits you, start over whenever you like, and steer every story with your words.',
  },
  conversations: {
    title: 'Natural Conversations',
    text: 'Replies arrive word by word, in the voice of someone with a past. Stop one, ask for another, or edit what you said: you stay in control.',
  },
  images: {
    title: 'Image Generation',
    text: 'Every face here was made by software, portrait by portrait. Nobody you meet is a real person, and no photos of anyone were used.',
  },
} as const;

export const BROWSE_TEXT = {
  failed: 'Failed to load characters',
  listTitle: 'Characters',
  emptyTitle: 'Nobody is here yet',
  emptyText: 'New companions arrive from time to time. Check back soon.',
  emptyAction: 'Back to all characters',
  emptyActionHome: 'Return to Home',
  faqTitle: 'Good to know',
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  count: (count: number) => (count === 1 ? '1 companion' : `${count} companions`),
} as const;

export const FILTER_TEXT = {
  open: 'Filters',
  openCount: (count: number) => `Filters, ${count} active`,
  title: 'Filters',
  apply: 'Show characters',
  clear: 'Clear filters',
  remove: (label: string) => `Remove filter: ${label}`,
  active: 'Active filters',
  sortLabel: 'Sort by',
  sorts: { popular: 'Popular', newest: 'Newest' },
  age: 'Age',
  ageFrom: 'From',
  ageTo: 'To',
  fields: {
    ethnicity: 'Ethnicity',
    body_type: 'Body type',
    hair_color: 'Hair color',
    personality: 'Personality',
    relationship: 'Relationship',
  },
  ages: (from: number | undefined, to: number | undefined) => {
    if (from === undefined) return `Age up to ${to}`;
    return to === undefined ? `Age ${from} and over` : `Age ${from} to ${to}`;
  },
  /**
   * Some labels occur in two fields (“Black”, “Lover”), so a hair or relationship chip names its
   * field.
   */
  chip:
    (labelOf: (field: FilterField, value: string) => string) =>
    (field: FilterField, value: string) => {
      const label = labelOf(field, value);
      if (field === 'hair_color') return `${label} hair`;
      return field === 'relationship' ? `Relationship: ${label}` : label;
    },
  emptyTitle: 'No one matches all filters',
  emptyText: 'Remove a filter, or show everyone again.',
} as const;

export const ADULT_TEXT = {
  noticeTitle: '18+ only',
  notice:
    'This page and everything behind it is for adults. Every companion is a fictional adult, and nothing here may be steered toward anyone younger.',
  privacyTitle: 'What stays between you',
  privacy: [
    {
      id: 'encryption',
      title: 'Encrypted in transit',
      text: 'On an address that starts with https, nobody between your browser and this site can read your messages.',
    },
    {
      id: 'anonymity',
      title: 'No real name needed',
      text: 'A Google or Discord account under any name will do. Other visitors never see your chats, your name or your email address.',
    },
    {
      id: 'deletion',
      title: 'Removed means removed',
      text: 'A chat you remove leaves your list right away and is erased from the server within 30 days.',
    },
  ],
  upgradeTitle: 'Talk without limits',
  upgradeText: 'Premium removes the daily message limit.',
  upgrade: 'Upgrade to Premium',
} as const;

export const PREMIUM_TEXT = {
  title: 'Premium',
  description:
    'Premium removes the daily message limit and adds tokens every month. Three plans, clear prices, and you can cancel in two clicks.',
  heading: 'As many evenings as you like',
  lead: 'The free plan includes new messages every day. Premium has no limit and adds tokens for pictures.',
  moments: [
    {
      said: 'Stay a little. I am not tired yet.',
      title: 'Nobody counts your messages',
      text: 'Talk through the whole evening, and pick up tomorrow where you left off.',
    },
    {
      said: 'I took this on my way home. Guess where I am.',
      title: 'Pictures in the conversation',
      text: 'You get tokens for pictures every month, and you can send pictures of your own.',
    },
    {
      said: 'You had your interview today. How was it?',
      title: 'They write first',
      text: 'If you like, a companion asks about your day before you write a word.',
    },
  ],
  failed: 'The plans could not be loaded',
  receipts: 'Your receipts',
} as const;
