import { expect, test } from 'vitest';
import { PRICES } from './catalog.ts';
import { comparePlans } from './comparison.ts';
import { entitlementsOf } from './entitlements.ts';

const rows = comparePlans({ daily_messages: 7, daily_credits: 9 });
const row = (id: string) => rows.find((one) => one.id === id);

test('shows what the server enforces for each plan', () => {
  expect(row('unlimitedMessages')).toMatchObject({
    free: { kind: 'count', count: 7 },
    premium: { kind: 'unlimited' },
  });
  expect(row('dailyCredits')?.premium).toEqual({ kind: 'count', count: 9 });
  expect(row('monthlyTokens')).toMatchObject({
    free: { kind: 'none' },
    premium: { kind: 'count', count: entitlementsOf('premium').monthlyTokens },
  });
  expect(row('voiceMessages')).toMatchObject({
    free: { kind: 'none' },
    premium: { kind: 'price', tokens: PRICES.voice_message },
  });
  expect(row('chatImagePrice')).toMatchObject({
    free: { kind: 'price', tokens: entitlementsOf('free').chatImagePrice },
    premium: { kind: 'included' },
  });
});

test('prices a minute of a call where the plan includes calls', () => {
  expect(row('calls')).toMatchObject({
    free: { kind: 'none' },
    premium: { kind: 'price', tokens: PRICES.call_minute },
  });
});
