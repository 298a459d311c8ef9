import { expect, test } from 'vitest';
import type { Subscription } from '../../contract-checkout.ts';
import { describeSubscription } from './describe.ts';
import { phaseOf } from './phase.ts';

const ACTIVE: Subscription = {
  state: 'active',
  plan_id: 'yearly',
  months: 12,
  price_minor: 7188,
  currency: 'EUR',
  method: 'card',
  is_sandbox: false,
  started_at: '2027-01-10T12:00:00Z',
  paid_through: '2028-01-10T12:00:00Z',
  renews_at: '2028-01-10T12:00:00Z',
  grace_until: null,
  access_until: '2028-01-13T12:00:00Z',
  cancelled_at: null,
  next_plan_id: null,
  can: { cancel: true, resume: false, change: true },
  confirm_url: null,
};
const CANNOT_UNDO = /cannot undo a cancellation/;

test.each<[string, Partial<Subscription>, ReturnType<typeof phaseOf>, RegExp]>([
  ['renewing', {}, 'renewing', /Renews on January 10, 2028 for €71\.88, by card/],
  [
    'changing',
    { next_plan_id: 'quarterly' },
    'renewing',
    /Renews on January 10, 2028 as Premium, 3 months for €29\.97/,
  ],
  [
    'prepaid',
    { renews_at: null, method: 'crypto' },
    'prepaid',
    /Paid until January 10, 2028\. It does not renew/,
  ],
  [
    'cancelled',
    { state: 'cancelled', renews_at: null },
    'cancelled',
    /stays until January 10, 2028/,
  ],
  [
    'past due',
    { state: 'past_due', grace_until: '2028-01-13T12:00:00Z' },
    'past_due',
    /Premium stays active until January 13, 2028/,
  ],
  [
    'ended',
    { state: 'ended', renews_at: null, access_until: '2027-03-01T12:00:00Z' },
    'ended',
    /Ended on March 1, 2027/,
  ],
])('describes a subscription that is %s', (_name, change, look, words) => {
  const subscription = { ...ACTIVE, ...change };
  expect(phaseOf(subscription)).toBe(look);
  expect(describeSubscription(subscription).join(' ')).toMatch(words);
});

test('describes how to continue after a cancellation that cannot be undone', () => {
  const canceled = { ...ACTIVE, state: 'cancelled' as const, renews_at: null };
  const resumable = { ...canceled, can: { cancel: false, resume: true, change: false } };
  expect(describeSubscription(canceled).join(' ')).toMatch(CANNOT_UNDO);
  expect(describeSubscription(resumable).join(' ')).not.toMatch(CANNOT_UNDO);
});

test('returns nothing without a subscription', () => {
  const none = { ...ACTIVE, state: 'none' as const };
  expect(phaseOf(none)).toBeNull();
  expect(describeSubscription(none)).toEqual([]);
});
