import { expect, test } from 'vitest';
import { PACKS, PLANS } from '../../catalog.ts';
import type { PlanOffers } from '../../contract.ts';
import { readChoice, readNext, shopPath } from './choice.ts';

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
  // Not offered here, or nothing that there is.
  ['method=bank&plan=weekly&pack=', { plan: 'yearly', pack: 'small', method: 'card' }],
])('the address "%s" marks %o', (query, choice) => expect(read(query)).toEqual(choice));

test('without a way to pay none is marked', () => {
  const none = { ...OFFERS, methods: [] };
  expect(readChoice(new URLSearchParams('method=card'), none).method).toBeUndefined();
});

test('a choice and the way back survive the address', () => {
  const path = shopPath({ pack_id: 'medium', method: 'crypto' }, '/chat/mara?x=1');
  const url = new URL(path, 'https://here.test');
  expect(url.pathname).toBe('/premium');
  expect(readChoice(url.searchParams, OFFERS)).toMatchObject({ pack: 'medium', method: 'crypto' });
  expect(readNext(url.searchParams)).toBe('/chat/mara?x=1');
  expect(shopPath({}, null)).toBe('/premium');
});

test.each(['//evil.test/x', 'https://evil.test', '/\\evil.test', '/login'])(
  'the way back never leads to %s',
  (next) => expect(readNext(new URLSearchParams({ next }))).toBeNull(),
);
