import type { FilterField } from '#features/characters/ui/search/filter-fields.ts';

/** Words of the home, browse and premium pages. `appName` is the product's configured name. */
export const HOME_TEXT = {
  title: (appName: string) => `${appName}: AI companions to talk with, day or night`,
  description:
    'Meet AI companions with a face, a story and time for you. Read who they are, pick one, and start to talk. For adults only.',
  heading: (appName: string) => `${appName}: AI companions for adults`,
  charactersTitle: 'Who would you like to meet?',
  charactersText: 'Open a portrait and say hello. They speak first if you are shy.',
  seeAll: 'See all characters',
  featuresTitle: 'What waits behind each portrait',
  ctaTitle: 'Somebody left a light on for you',
  ctaText: 'An account is free, takes one click with Google or Discord, and keeps your chats.',
  ctaSignedInTitle: 'Pick up where you left off',
  ctaSignedInText: 'Your chats are kept as you left them.',
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
    text: 'Realistic or drawn, gentle or bold, stranger or old friend: choose who suits you, start anew whenever you like, and steer every story by what you say.',
  },
  conversations: {
    title: 'Natural Conversations',
    text: 'Replies arrive word by word, in the voice of someone with a past. Stop one, ask for another, change what you said: the talk stays yours.',
  },
  images: {
    title: 'Image Generation',
    text: 'Every face here was made by software, portrait by portrait. Nobody you meet is a real person, and no photograph was taken of anyone.',
  },
} as const;

export const BROWSE_TEXT = {
  failed: 'Failed to load characters',
  listTitle: 'Characters',
  emptyTitle: 'Nobody is here yet',
  emptyText: 'New companions move in from time to time. Look again soon.',
  emptyAction: 'Back to all characters',
  emptyActionHome: 'Return to Home',
  faqTitle: 'Good to know',
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  count: (count: number) => (count === 1 ? '1 companion' : `${count} companions`),
} as const;

export const FILTER_TEXT = {
  open: 'Filters',
  openCount: (count: number) => `Filters, ${count} set`,
  title: 'Filters',
  apply: 'Show characters',
  clear: 'Clear filters',
  remove: (label: string) => `Remove filter: ${label}`,
  active: 'Filters that are set',
  sortLabel: 'Order',
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
  /** Some words stand in two lists (“Black”, “Lover”): a chip of hair or of a relationship says so. */
  chip:
    (labelOf: (field: FilterField, value: string) => string) =>
    (field: FilterField, value: string) => {
      const label = labelOf(field, value);
      if (field === 'hair_color') return `${label} hair`;
      return field === 'relationship' ? `Relationship: ${label}` : label;
    },
  emptyTitle: 'Nobody here fits all of that',
  emptyText: 'Take a filter away, or look at everyone again.',
} as const;

export const ADULT_TEXT = {
  noticeTitle: '18+ only',
  notice:
    'This page and everything behind it is for adults. Every companion is a fictional adult, and nothing here may be steered toward anyone younger.',
  privacyTitle: 'What stays between you',
  privacy: [
    {
      id: 'encryption',
      title: 'Encrypted on the way',
      text: 'On an address that begins with https, nobody between your browser and this site can read along.',
    },
    {
      id: 'anonymity',
      title: 'No real name needed',
      text: 'A Google or Discord account under any name will do. Other visitors never see your chats, your name or your e-mail.',
    },
    {
      id: 'deletion',
      title: 'Removed means removed',
      text: 'A chat that you remove leaves your list at once and is erased from the server automatically within 30 days.',
    },
  ],
  upgradeTitle: 'Talk without counting',
  upgradeText: 'Premium lifts the daily limit on messages.',
  upgrade: 'Upgrade to Premium',
} as const;

export const PREMIUM_TEXT = {
  title: 'Premium',
  description:
    'Premium lifts the daily limit on messages and brings tokens every month. Three plans, the arithmetic in plain sight, canceled in two presses.',
  heading: 'As many evenings as you like',
  lead: 'The free plan has a number of messages a day, which return at midnight UTC. Premium has no limit, and brings tokens for pictures.',
  failed: 'The plans could not be loaded',
  receipts: 'Your receipts',
} as const;
