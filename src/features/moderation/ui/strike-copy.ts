import { formatDay, formatMoment } from '#shared/format-date.ts';
import { SUSPENSION_DAYS, type StrikeStep } from '../strike-rules.ts';

const STEP: Record<StrikeStep, string> = {
  warning: 'Warning',
  suspension: `Suspension of ${SUSPENSION_DAYS} days`,
  termination: 'Closed permanently',
};

/** Texts of the strike dialog. */
export const STRIKE_TEXT = {
  titles: {
    warning: 'This is a warning',
    suspension: 'Your account is suspended',
    termination: 'Your account is closed',
  } satisfies Record<StrikeStep, string>,
  lead: 'Your text was not accepted because it breaks a rule:',
  next: {
    warning: `Nothing else changes. After another strike, your account is suspended for ${SUSPENSION_DAYS} days.`,
    suspension:
      'Until then you can sign in to appeal, export your data, cancel Premium, or delete your account. We also emailed you.',
    termination:
      'You can still sign in to appeal, export your data, cancel Premium, or delete your account. We also emailed you.',
  } satisfies Record<StrikeStep, string>,
  until: 'Suspended until',
  standing: 'Active strikes',
  expires: 'This one expires on',
  appeal: 'Appeal',
  understood: 'I understand',
  goOn: 'Continue',
} as const;

/** Texts of /standing: strikes, appeals, and the page for suspended users. */
export const STANDING_TEXT = {
  title: 'Account standing',
  description: 'Strikes, appeals and what you can do while your account is suspended.',
  headings: {
    good: 'Account standing',
    suspended: 'Your account is suspended',
    closed: 'Your account is closed',
  },
  good: 'Your account is in good standing.',
  until: (iso: string) => `Until ${formatMoment(iso)}. Your account then reopens automatically.`,
  closed: 'It was closed permanently. If you think this is wrong, appeal: a person decides.',
  closedByTeam: 'Our team closed it. If you think this is wrong, appeal: a person decides.',
  failed: 'Your account standing could not be loaded.',
  loading: 'Loading your account standing',
  strikes: 'Decisions',
  none: 'There are no strikes against you.',
  step: STEP,
  given: (iso: string) => `Given on ${formatDay(iso)}`,
  expires: (iso: string) => `Counts until ${formatDay(iso)}`,
  expired: (iso: string) => `Expired on ${formatDay(iso)}`,
  lifted: (iso: string) => `Removed on ${formatDay(iso)}`,
  closure: 'Closure of your account',
  appeal: {
    label: 'Why is this wrong?',
    hint: 'A person reads it and answers here and by email. We do not keep the refused text, so say what it was about.',
    send: 'Send the appeal',
    sending: 'Sending…',
    failed: 'Your appeal could not be sent. Please try again.',
    open: (iso: string) => `You appealed on ${formatDay(iso)}. A person will read it.`,
    granted: 'Your appeal was granted.',
    declined: 'Your appeal was declined.',
    yours: 'You wrote',
    answer: 'The answer',
    again: 'Appeal again',
  },
  leave: 'What else you can do',
  logout: 'Log out',
} as const;
