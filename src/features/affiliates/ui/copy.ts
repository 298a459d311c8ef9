import type { CommissionState, Payout, PayoutDetails } from '../contract.ts';
import type { Series, Span } from './charts/series.ts';
import type { Target } from './describe.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Every sentence of the dashboard. */
export const AFFILIATE_DASHBOARD_TEXT = {
  title: 'Affiliate dashboard',
  description: 'Your referral link, its results, and your earnings.',
  lead: 'Your link, its results, and your earnings.',
  loading: 'Loading your dashboard',
  failed: 'Your dashboard could not be loaded',
  failedText: 'Nothing is lost. Check your connection and try again.',
  more: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: 'More could not be loaded.',
  paused:
    'Your link is paused: it still works, but new sign-ups are not credited to you. You still earn from people who signed up earlier. Write to us if you want to know why.',
  pausedLink: 'Write to us',

  stranger: {
    title: 'You are not an affiliate yet',
    text: 'Apply in a minute. When your application is accepted, you get an email with an invitation to this page.',
    apply: 'See the program',
    invited: 'Already invited? Open the link in the email while signed in to this account.',
  },

  invitation: {
    working: 'Accepting your invitation',
    accepted: 'Welcome',
    acceptedText: 'You are an affiliate now. Your link is ready.',
    wrong: 'This invitation does not work',
    wrongText:
      'The link is incomplete: some mail apps cut off long links. Open the link in the email again.',
    taken: 'This invitation cannot be used here',
    failed: 'The invitation could not be accepted',
    failedText: 'It stays valid. Check your connection and try again.',
    toDashboard: 'Open your dashboard',
    contact: 'Write to us',
  },

  link: {
    title: 'Your link',
    label: 'Referral link',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'The link could not be copied. Select it and copy it yourself.',
    share: 'Share',
    target: 'Leads to',
    targets: {
      '/': 'Home',
      '/girls': 'Girls',
      '/anime': 'Anime',
      '/guys': 'Guys',
      '/premium': 'Premium',
    } satisfies Record<Target, string>,
    terms: (rate: string, cookieDays: number, holdDays: number) => [
      { name: 'Your share', value: rate, text: 'of every payment, after the provider’s fees' },
      {
        name: 'Remembered for',
        value: days(cookieDays),
        text: 'after a click on your link',
      },
      { name: 'Approved after', value: days(holdDays), text: 'in case a payment is refunded' },
    ],
  },

  figures: {
    title: 'Results of your link',
    clicks: 'Clicks',
    signUps: 'Sign-ups',
    conversions: 'Conversions',
    ofClicks: (share: string) => `${share} of clicks`,
    ofSignUps: (share: string) => `${share} of sign-ups`,
    none: 'none yet',
    sinceStart: 'since you joined',
  },

  start: {
    title: 'Your first visitor is one link away',
    steps: [
      {
        title: 'Copy your link',
        text: 'Choose the page that fits what you write, and copy the link.',
      },
      {
        title: 'Share it with your audience',
        text: 'In an article, under a video, in your profile. Say that it is an affiliate link, and that the site is for adults.',
      },
      {
        title: 'Tell us where to send the money',
        text: 'Fill in your payout details on this page. Clicks, sign-ups and earnings appear here automatically.',
      },
    ],
  },

  earnings: {
    title: 'Earnings',
    due: 'Due to you',
    dueNote: (least: string) => `Approved but not paid out yet. Payouts start at ${least}.`,
    sums: {
      pending: 'Pending',
      approved: 'Approved',
      paid: 'Paid',
      reversed: 'Reversed',
    },
    overdrawn: (sum: string) =>
      `${sum} was refunded to buyers after it had been paid out to you. It is deducted from your next earnings.`,
    empty: 'No earnings yet. You will see a commission here when someone you referred pays.',
  },

  charts: {
    title: 'Day by day',
    note: 'A bar for each day, in UTC.',
    span: 'Time shown',
    spans: (span: Span) => days(span),
    names: {
      clicks: 'Clicks',
      sign_ups: 'Sign-ups',
      conversions: 'Conversions',
      earned: 'Earnings',
    } satisfies Record<Series['kind'], string>,
    inSpan: (span: Span) => `in ${days(span)}`,
    most: (day: string, value: string) => `Most on ${day}: ${value}`,
    nothing: (span: Span) => `Nothing in these ${days(span)}`,
    at: (day: string, value: string) => `${day}: ${value}`,
    reader: (name: string) => `${name}, day by day`,
    table: 'Show as table',
    tableOf: (name: string) => `${name} as a table`,
    day: 'Day',
    loading: 'Loading the charts',
    failed: 'The charts could not be loaded.',
  },

  commissions: {
    title: 'Commissions',
    filter: 'Status',
    all: 'All',
    loading: 'Loading your commissions',
    failed: 'Your commissions could not be loaded.',
    empty: 'No commissions yet. You get one for each payment by people you referred.',
    emptyState: (state: string) => `Nothing here is ${state.toLowerCase()} at the moment.`,
    kinds: {
      plan: { first: 'Premium, first payment', later: 'Premium, renewal' },
      pack: { first: 'Tokens', later: 'Tokens' },
    },
    states: {
      pending: 'Pending',
      approved: 'Approved',
      paid: 'Paid',
      reversed: 'Reversed',
    } satisfies Record<CommissionState, string>,
    share: (rate: string, sum: string) => `${rate} of ${sum}`,
    pendingUntil: (day: string) => `Pending until ${day}`,
    wentBack: {
      part: (sum: string) => `${sum} refunded`,
      all: 'Fully refunded',
    },
  },

  payouts: {
    title: 'Payouts',
    loading: 'Loading your payouts',
    failed: 'Your payouts could not be loaded.',
    empty: 'No payouts yet. Payouts are sent manually to the account below.',
    states: {
      approved: 'On its way',
      paid: 'Paid',
      cancelled: 'Canceled',
    } satisfies Record<Payout['status'], string>,
    to: {
      bank: (end: string) => `account ending ${end}`,
      crypto: (end: string) => `wallet ending ${end}`,
    } satisfies Record<PayoutDetails['method'], (end: string) => string>,
    count: (count: number) => `${count} ${count === 1 ? 'commission' : 'commissions'}`,
    reference: (reference: string) => `Reference ${reference}`,
  },

  details: {
    title: 'Payout details',
    none: 'We do not know where to send your money yet. Nothing is paid out until you add your details.',
    add: 'Add payout details',
    change: 'Change',
    remove: 'Remove',
    dialogTitle: 'Where your money goes',
    dialogText: 'Used for payouts from now on. Only the people who pay you can see them.',
    method: 'Method',
    methods: { bank: 'Bank account', crypto: 'Crypto wallet' } satisfies Record<
      PayoutDetails['method'],
      string
    >,
    name: 'Account holder',
    account: { bank: 'IBAN', crypto: 'Wallet address' } satisfies Record<
      PayoutDetails['method'],
      string
    >,
    hint: {
      bank: 'As shown on your bank statement. Spaces are fine.',
      crypto: 'Check every character: money sent to a wrong wallet cannot be recovered.',
    },
    save: 'Save',
    saving: 'Saving…',
    saved: 'Payout details saved',
    failed: 'The payout details could not be saved. Please try again.',
    removeTitle: 'Remove your payout details?',
    removeText: 'Your balance waits until you add them again.',
    removed: 'Payout details removed',
    removeFailed: 'The payout details could not be removed. Please try again.',
  },
} as const;
