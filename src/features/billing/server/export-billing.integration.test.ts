import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/helpers/payments.ts';
import { billingExport } from './export-billing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop('2027-01-31T10:00:00Z');
});
afterAll(() => shop.close());

async function filesOf(userId: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { path, content } of billingExport.files(shop.ctx, userId, () => {})) {
    files[path] = '';
    if (typeof content === 'string') files[path] = content;
    else for await (const piece of content as AsyncIterable<string>) files[path] += piece;
  }
  return files;
}

test('exports the user’s own payments and subscriptions only', async () => {
  const [person, other] = [await shop.signIn(), await shop.signIn()];
  await (await shop.buy(person, { plan_id: 'monthly', method: 'card' })).pressButton('pay');
  await (await shop.buy(person, { pack_id: 'small', method: 'card' })).pressButton('pay');
  await (await shop.buy(other, { plan_id: 'yearly', method: 'card' })).pressButton('pay');
  const files = await filesOf(person.user.id);
  const receipts = files['payments/receipts.jsonl']!.trim().split('\n');
  expect(receipts.map((line) => JSON.parse(line))).toMatchObject([
    { description: expect.stringContaining('tokens'), returned_minor: 0 },
    { description: 'Premium, 1 month', amount_minor: 1299, number: expect.any(String) },
  ]);
  expect(JSON.parse(files['payments/subscriptions.json']!)).toMatchObject([
    { plan_id: 'monthly', method: 'card', paid_through: '2027-02-28T10:00:00.000Z' },
  ]);
});
