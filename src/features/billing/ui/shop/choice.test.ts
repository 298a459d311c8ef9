import { expect, test } from 'vitest';
import { PACKS, PLANS } from '../../catalog.ts';
import type { PlanOffers } from '../../contract.ts';
import { readChoice, readNext, resolveChoice, shopPath } from './choice.ts';

const OFFERS: PlanOffers = {
  data: [...PLANS],
  packs: [...PACKS],
  methods: [
    { id: 'card', renews: true, is_sandbox: false },
    { id: 'crypto', renews: false, is_sandbox: false },
  ],
  free: { daily_messages: 20, daily_credits: 20 },
};
const read = (query: string) => readChoice(new URLSearchParams(query), OFFERS);

test.each([
  ['', { plan: 'yearly', pack: 'small', method: 'card' }],
  ['plan=quarterly&method=crypto', { plan: 'quarterly', pack: 'small', method: 'crypto' }],
  ['pack=large', { plan: 'yearly', pack: 'large', method: 'card' }],
  // Not offered here, or unknown.
  ['method=bank&plan=weekly&pack=', { plan: 'yearly', pack: 'small', method: 'card' }],
])('the URL "%s" selects %o', (query, choice) => expect(read(query)).toEqual(choice));

test('selects no method when none is offered', () => {
  const none = { ...OFFERS, methods: [] };
  expect(readChoice(new URLSearchParams('method=card'), none).method).toBeUndefined();
});

const ORDER = { plan_id: 'quarterly', pack_id: null, method: 'crypto' } as const;
const URL_CHOICE = read('plan=yearly&pack=large');

test.each([
  ['the URL’s, without an order', undefined, {}, URL_CHOICE],
  ['the order’s', ORDER, {}, { plan: 'quarterly', pack: 'large', method: 'crypto' }],
  [
    'the visitor’s, though the order arrives later',
    ORDER,
    { plan: 'monthly' },
    { plan: 'monthly', pack: 'large', method: 'crypto' },
  ],
] as const)('selects %s', (_, order, chosen, expected) =>
  expect(resolveChoice(URL_CHOICE, order, chosen)).toEqual(expected),
);

test('round-trips a choice and the return path through the URL', () => {
  const path = shopPath({ pack_id: 'medium', method: 'crypto' }, '/chat/mara?x=1');
  const url = new URL(path, 'https://here.test');
  expect(url.pathname).toBe('/premium');
  expect(readChoice(url.searchParams, OFFERS)).toMatchObject({ pack: 'medium', method: 'crypto' });
  expect(readNext(url.searchParams)).toBe('/chat/mara?x=1');
  expect(shopPath({}, null)).toBe('/premium');
});

test.each(['//evil.test/x', 'https://evil.test', '/\\evil.test', '/login'])(
  'does not return to %s',
  (next) => expect(readNext(new URLSearchParams({ next }))).toBeNull(),
);
