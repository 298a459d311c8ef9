import { formatBytes } from '#shared/format-bytes.ts';

/** Texts of the legal pages, other than the documents. */
export const LEGAL_TEXT = {
  title: 'Legal',
  description:
    'Terms, privacy, cookies, age, content, copyright and complaints: what holds here, in plain words.',
  heading: 'Legal',
  lead: 'What holds here, in plain words.',
  noticeTitle: 'Important Notice',
  notice:
    'These documents may change. Each one carries the date of its last change, and going on using the service after a change means that you accept it.',
  all: 'All legal documents',
  contents: 'On this page',
  changed: 'Last changed',
  more: 'Other documents',
} as const;

/** The page of a data export, opened by the emailed link. */
export const EXPORT_TEXT = {
  title: 'A copy of your data',
  lead: 'Everything that your account held when you asked for it, in one ZIP file. Whoever has this address can fetch it, so keep it to yourself.',
  requested: 'Asked for',
  size: 'Size',
  bytes: formatBytes,
  expires: 'Can be fetched until',
  fetch: 'Fetch the file',
  ended: 'This copy is kept no longer. You can ask for a new one in your profile.',
  profile: 'To my profile',
} as const;

/** The status page of a removal request. */
export const CASE_TEXT = {
  title: (reference: string) => `Removal request ${reference}`,
  lead: 'How your request stands. Whoever has this address can read this page, so keep it to yourself.',
  about: 'About',
  received: 'Received',
  status: 'State',
  statuses: {
    open: 'Waiting for a person to take it up',
    reviewing: 'A person is looking at it',
    approved: 'Approved: it is being removed',
    removed: 'Removed',
    declined: 'Declined: what it names stays',
  },
  clocksTitle: 'The clocks',
  clocks: { answer: 'A person answers', decision: 'It is decided', removal: 'It is removed' },
  due: (time: string) => `by ${time}`,
  done: (time: string) => `done on ${time}`,
  late: (time: string) => `was due by ${time}: late`,
  appeal: 'To add something, or to appeal, answer the mail that brought you here or write to',
} as const;
