import type { BrowserContext } from 'playwright-core';
import type {
  Affiliate,
  AffiliateDays,
  Commission,
  CommissionState,
  Payout,
} from '#features/affiliates/contract.ts';

const DAY_MS = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** An affiliate with months of history in two currencies, one with a negative balance. */
const AFFILIATE: Affiliate = {
  id: '01990000-0000-7000-8000-000000000001',
  code: 'robin-7k2m',
  link: 'https://a-rather-long-name-of-an-installation.example.org/r/robin-7k2m',
  status: 'paused',
  commission_bps: 1250,
  cookie_days: 30,
  hold_days: 30,
  min_payout_minor: 5000,
  clicks: 12_480,
  sign_ups: 318,
  conversions: 41,
  earnings: [
    {
      currency: 'EUR',
      pending_minor: 1198,
      approved_minor: 2396,
      paid_minor: 4792,
      reversed_minor: 259,
      due_minor: 2396,
    },
    {
      currency: 'USD',
      pending_minor: 0,
      approved_minor: 0,
      paid_minor: 519,
      reversed_minor: 519,
      due_minor: -519,
    },
  ],
  payout_details: { method: 'bank', name: 'Robin Lindqvist', account: 'DE02120300000000202051' },
  created_at: before(200),
};

const STATES: CommissionState[] = ['pending', 'approved', 'paid', 'reversed'];
const commission = (index: number): Commission => ({
  id: `commission-${index}`,
  kind: index % 4 === 2 ? 'pack' : 'plan',
  is_first: index === 0,
  state: STATES[index % 4]!,
  net_minor: 1299,
  commission_bps: 1250,
  amount_minor: 162,
  reversed_minor: [0, 40, 0, 162][index % 4]!,
  currency: 'EUR',
  approves_at: before(index - 30),
  created_at: before(index),
});
const payout = (index: number): Payout => ({
  id: `payout-${index}`,
  number: `P-2026-00000${index + 1}`,
  status: (['approved', 'paid', 'cancelled'] as const)[index % 3]!,
  amount_minor: 4792,
  currency: 'EUR',
  method: index % 3 === 2 ? 'crypto' : 'bank',
  account_end: '2051',
  commissions: index + 1,
  reference: index % 3 === 1 ? 'SEPA-20261121-00481-AFFILIATES' : '',
  created_at: before(30 * index + 2),
  paid_at: index % 3 === 1 ? before(30 * index) : null,
});

/** Every day from `from` to today. The last day has 12 clicks. */
function daysFrom(from: string): AffiliateDays {
  const count = Math.round((Date.now() - Date.parse(from)) / DAY_MS - 0.5) + 1;
  const data = Array.from({ length: count }, (_, index) => ({
    day: before(count - 1 - index).slice(0, 10),
    clicks: index === count - 1 ? 12 : index % 7,
    sign_ups: index % 5 === 0 ? 1 : 0,
    conversions: index % 9 === 0 ? 1 : 0,
    earned: index % 9 === 0 ? [{ currency: 'EUR', amount_minor: 162 }] : [],
  }));
  return { data };
}

/** Rows per page. */
const PAGE = 10;
const ROWS = 13;

interface HistoryMock {
  /** Last path segments of the calls that fail with 503. */
  failingCalls: Set<string>;
  /** Path segment and query string of the list requests, in order. */
  listQueries: string[];
}

/** Mocks the dashboard's GET requests with this history. */
export async function mockAffiliateHistory(
  context: BrowserContext,
  past: HistoryMock,
): Promise<void> {
  await context.route(/\/api\/v1\/affiliate(\/|$)/, (route) => {
    const { pathname, searchParams, search } = new URL(route.request().url());
    const call = pathname.split('/').at(-1)!;
    if (past.failingCalls.has(call)) return route.fulfill({ status: 503, json: {} });
    if (call === 'affiliate') return route.fulfill({ json: AFFILIATE });
    if (call === 'days') return route.fulfill({ json: daysFrom(searchParams.get('from')!) });
    past.listQueries.push(call + search);
    const state = searchParams.get('state');
    const all: { id: string }[] =
      call === 'payouts'
        ? [0, 1, 2].map(payout)
        : Array.from({ length: ROWS }, (_, index) => commission(index)).filter(
            (one) => !state || one.state === state,
          );
    const start = searchParams.get('cursor') ? PAGE : 0;
    const next_cursor = all.length > start + PAGE ? 'next' : null;
    return route.fulfill({
      json: { data: all.slice(start, start + PAGE), count: all.length, next_cursor },
    });
  });
}
