import type { LedgerEntry } from '../contract.ts';

type Purpose = NonNullable<LedgerEntry['purpose']>;

const PURPOSES: Record<Purpose, string> = {
  image: 'Image',
  chat_image: 'Picture in a chat',
  voice_message: 'Voice message',
  call: 'Call',
};

const tokens = (count: number) => `${count} ${count === 1 ? 'token' : 'tokens'}`;

/** Every sentence of the token history. */
export const COPY = {
  title: 'Tokens',
  available: 'to spend now',
  daily: (left: number, most: number) => `${left} of ${most} free credits left today`,
  monthly: (count: number) => `${count} from Premium`,
  bought: (count: number) => `${count} bought or granted`,
  held: (count: number) => `${tokens(count)} reserved for work in progress`,
  order:
    'Free credits are spent first, then Premium tokens, then tokens you bought. Tokens stay until you use them; only the daily free credits expire, at midnight UTC.',
  history: 'History',
  loading: 'Loading your tokens',
  failed: 'Your tokens could not be loaded',
  moreFailed: 'The earlier entries could not be loaded.',
  more: 'Show earlier',
  loadingMore: 'Loading earlier entries',
  empty: 'No activity yet. Tokens you get and spend are listed here.',
  balanceAfter: (count: number) => `${tokens(count)} left`,
  amount: (count: number) => `${count < 0 ? 'minus' : 'plus'} ${tokens(Math.abs(count))}`,
  entry: {
    daily_grant: () => 'Daily free credits',
    monthly_grant: () => 'Monthly Premium tokens',
    support_grant: () => 'Granted by support',
    purchase: () => 'Tokens bought',
    expiry: () => 'Unused free credits expired',
    spend: (purpose) => (purpose ? PURPOSES[purpose] : 'Spent'),
    grant_reversal: () => 'Removed after a refund',
    reversal: (purpose) => `${purpose ? PURPOSES[purpose] : 'Spent'}, refunded`,
  } satisfies Record<LedgerEntry['kind'], (purpose: Purpose | null) => string>,
};
