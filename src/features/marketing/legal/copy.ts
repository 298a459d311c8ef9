import { formatBytes } from '#shared/format-bytes.ts';

/** Texts of the legal pages, other than the documents. */
export const LEGAL_TEXT = {
  title: 'Legal',
  description:
    'Terms, privacy, cookies, age, content, copyright and complaints: our rules and your rights, in plain words.',
  heading: 'Legal',
  lead: 'Our rules and your rights, in plain words.',
  noticeTitle: 'Important Notice',
  notice:
    'These documents may change. Each one shows the date of its last change. By continuing to use the service after a change, you accept it.',
  all: 'All legal documents',
  contents: 'On this page',
  changed: 'Last changed',
  more: 'Other documents',
} as const;

/** The page of a data export, opened by the emailed link. */
export const EXPORT_TEXT = {
  title: 'A copy of your data',
  lead: 'Everything your account contained when you requested it, in one ZIP file. Anyone with this link can download it, so keep it to yourself.',
  requested: 'Requested',
  size: 'Size',
  bytes: formatBytes,
  expires: 'Available until',
  fetch: 'Download the file',
  ended: 'This copy is no longer available. You can request a new one in your profile.',
  profile: 'Go to my profile',
} as const;

/** The status page of a removal request. */
export const CASE_TEXT = {
  title: (reference: string) => `Removal request ${reference}`,
  lead: 'The status of your request. Anyone with this link can read this page, so keep it to yourself.',
  about: 'About',
  received: 'Received',
  status: 'Status',
  statuses: {
    open: 'Waiting for review',
    reviewing: 'A person is reviewing it',
    approved: 'Approved: being removed',
    removed: 'Removed',
    declined: 'Declined: the content stays',
  },
  clocksTitle: 'Deadlines',
  clocks: { answer: 'First answer', decision: 'Decision', removal: 'Removal' },
  due: (time: string) => `by ${time}`,
  done: (time: string) => `done on ${time}`,
  late: (time: string) => `late: was due by ${time}`,
  appeal: 'To add something or to appeal, reply to the email that brought you here or write to',
} as const;
