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
  bought: (count: number) => `${count} bought or given`,
  held: (count: number) => `${tokens(count)} set aside for work under way`,
  order:
    'Free credits are spent first, then the tokens of Premium, then those you bought. Tokens stay until you use them; only the free credits of a day lapse, at midnight UTC.',
  history: 'History',
  loading: 'Loading your tokens',
  failed: 'Your tokens could not be loaded',
  moreFailed: 'The earlier entries could not be loaded.',
  more: 'Show earlier',
  loadingMore: 'Loading earlier entries',
  empty: 'Nothing spent yet. What you use and what you get will be listed here.',
  balanceAfter: (count: number) => `${tokens(count)} left`,
  amount: (count: number) => `${count < 0 ? 'minus' : 'plus'} ${tokens(Math.abs(count))}`,
  entry: {
    daily_grant: () => 'Free credits of the day',
    monthly_grant: () => 'Premium tokens of the month',
    support_grant: () => 'Given by support',
    purchase: () => 'Tokens bought',
    expiry: () => 'Free credits ended with their day',
    spend: (purpose) => (purpose ? PURPOSES[purpose] : 'Spent'),
    grant_reversal: () => 'Taken back with a payment that was returned',
    reversal: (purpose) => `${purpose ? PURPOSES[purpose] : 'Spent'}, given back`,
  } satisfies Record<LedgerEntry['kind'], (purpose: Purpose | null) => string>,
};
