/** The nine documents in the order of their cards; safe to import in the browser. */
export const LEGAL_PAGES = [
  {
    slug: 'terms',
    title: 'Terms of Service',
    summary: 'What you can expect from us, what we expect from you, and how plans renew and end.',
  },
  {
    slug: 'privacy',
    title: 'Privacy Policy',
    summary: 'What we know about you, why, for how long, and how to see or erase it.',
  },
  {
    slug: 'cookies',
    title: 'Cookies Policy',
    summary: 'The few things that are kept in your browser, by name.',
  },
  {
    slug: 'underage',
    title: 'Underage Policy',
    summary: 'Adults only: who may be here, who may be depicted, and how to report a concern.',
  },
  {
    slug: 'content-removal',
    title: 'Content Removal Policy',
    summary: 'How to have something taken down, how long that takes, and the form for it.',
  },
  {
    slug: 'blocked-content',
    title: 'Blocked Content Policy',
    summary: 'What may not be written or made here, and what happens if someone tries.',
  },
  {
    slug: 'dmca',
    title: 'DMCA Policy',
    summary: 'Notices and counter-notices about copyright.',
  },
  {
    slug: 'complaint',
    title: 'Complaint Policy',
    summary: 'How to complain, and when to expect an answer.',
  },
  {
    slug: '2257',
    title: '18 U.S.C. 2257 Exemption',
    summary: 'Why no performer records are kept: nobody performs here.',
  },
] as const;

/** Published in addition to the nine documents. */
export const SAFETY_PAGE = {
  slug: 'safety',
  title: 'Safety',
  summary:
    'What happens when someone is in danger, and how you always know that you are talking to an AI.',
} as const;

export const LEGAL_PATHS = [
  '/legal',
  ...[...LEGAL_PAGES, SAFETY_PAGE].map(({ slug }) => `/legal/${slug}`),
];
