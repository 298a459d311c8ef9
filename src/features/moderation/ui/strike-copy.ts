import { SUSPENSION_DAYS, type StrikeStep } from '../strike-rules.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

export const formatDay = (iso: string): string => day.format(new Date(iso));
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

const STEP: Record<StrikeStep, string> = {
  warning: 'Warning',
  suspension: `Suspension of ${SUSPENSION_DAYS} days`,
  termination: 'Closed for good',
};

/** The notice of a strike, on the page where it happened. */
export const STRIKE_TEXT = {
  titles: {
    warning: 'This is a warning',
    suspension: 'Your account is suspended',
    termination: 'Your account is closed',
  } satisfies Record<StrikeStep, string>,
  lead: 'What you wrote was not taken, because it breaks a rule:',
  next: {
    warning: `Nothing else changes. After another strike, your account is suspended for ${SUSPENSION_DAYS} days.`,
    suspension:
      'Until then you can sign in to appeal, to fetch your data, to cancel and to leave. A mail says the same.',
    termination:
      'You can still sign in to appeal, to fetch your data, to cancel and to delete your account. A mail says the same.',
  } satisfies Record<StrikeStep, string>,
  until: 'Suspended until',
  standing: 'Strikes that count now',
  expires: 'This one expires on',
  appeal: 'Appeal',
  understood: 'I understand',
  goOn: 'Continue',
} as const;

/** /standing: how the own account stands, and the room of those who are suspended. */
export const STANDING_TEXT = {
  title: 'Your account’s standing',
  description: 'Strikes, appeals and what you can do while your account is suspended.',
  headings: {
    good: 'Your account’s standing',
    suspended: 'Your account is suspended',
    closed: 'Your account is closed',
  },
  good: 'Your account is in good standing: everything is open to you.',
  until: (iso: string) =>
    `Until ${formatMoment(iso)}. Then everything is open to you again, with nothing for you to do.`,
  closed: 'It was closed for good. If you think that we are wrong, appeal: a person decides.',
  closedByTeam: 'Our team closed it. If you think that we are wrong, appeal: a person decides.',
  failed: 'How your account stands could not be loaded.',
  loading: 'Loading how your account stands',
  strikes: 'Decisions',
  none: 'There are no strikes against you.',
  step: STEP,
  given: (iso: string) => `Given on ${formatDay(iso)}`,
  expires: (iso: string) => `Counts until ${formatDay(iso)}`,
  expired: (iso: string) => `Expired on ${formatDay(iso)}`,
  lifted: (iso: string) => `Taken back on ${formatDay(iso)}`,
  closure: 'The closing of your account',
  appeal: {
    label: 'Why is this wrong?',
    hint: 'A person reads it and answers by mail, and here. Nobody kept what you wrote: say what it was about.',
    send: 'Send the appeal',
    sending: 'Sending…',
    failed: 'Your appeal could not be sent. Please try again.',
    open: (iso: string) => `You appealed on ${formatDay(iso)}. A person will read it.`,
    granted: 'Your appeal was granted.',
    declined: 'Your appeal was declined.',
    yours: 'You wrote',
    answer: 'The answer',
    again: 'Appeal once more',
  },
  leave: 'What else you can do',
  logout: 'Log out',
} as const;
