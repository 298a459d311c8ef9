/** Words that primitives and the shell share; each feature has its own catalog. */
export const UI_TEXT = {
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  notifications: 'Notifications',
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  menu: 'Menu',
  mainNavigation: 'Main',
  categories: 'Categories',
  footerNavigation: 'Footer',
  createFreeAccount: 'Create Free Account',
  login: 'Login',
  logout: 'Logout',
  subscription: 'Subscription',
  profile: 'Profile',
  myCharacters: 'My Characters',
  /** For superusers, while the demo script replies. */
  realModel: 'Use a Real Model',
  userMenu: 'Account menu',
  guest: 'Guest',
  unread: (count: number) => `${count} unread`,
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', system: 'System' },
  language: 'Language',
  english: 'English',
  pageNavigation: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (number: number) => `Page ${number}`,
  notFoundCode: '404',
  notFoundTitle: 'Oops! Page not found',
  notFoundText: 'The lamp is out: there is no page at this address.',
  backHome: 'Return to Home',
  errorTitle: 'Something went wrong',
  errorText: 'This page could not be shown. Please try again.',
  offline: {
    title: 'You are offline',
    page: 'The next page cannot be loaded while you are offline.',
    part: 'This part of the page loads when you are back online.',
    stay: 'Stay here',
    now: 'You are offline. Pages and changes need a connection.',
    back: 'You are back online.',
    retry: 'You are offline. Try again once you are back online.',
  },
  pageFailed: {
    title: 'The next page could not be loaded',
    text: 'Check your connection, then try again.',
  },
  partFailed: {
    title: 'Error',
    text: 'This part of the page could not be loaded. Check your connection, then reload the page.',
  },
  signedOut: {
    title: 'You have been signed out',
    text: 'Sign in again to continue.',
  },
  unreachableTitle: 'The server cannot be reached',
  unreachableText:
    'You are still signed in. This page opens automatically when the server responds.',
  errorReference: (id: string) => `Reference for support: ${id}`,
} as const;

export const AGE_TEXT = {
  title: 'This site is for adults',
  body: 'Here you talk to AI companions in a romantic setting. By continuing you confirm that you are at least 18 years old.',
  fiction: 'Every companion is an AI character and an adult. None of them is a real person.',
  confirm: 'I am 18 or older — continue',
  leave: 'Leave',
} as const;

export const FOOTER_TEXT = {
  about: 'Create AI characters that live forever.',
  adults:
    'For adults only (18+). Every character is fictional, an adult, and written and drawn by AI.',
  cards: 'Card brands: Visa, Mastercard and others',
  features: 'Features',
  popular: 'Popular',
  company: 'Company',
  legal: 'Legal',
} as const;
