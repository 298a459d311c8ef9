import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { token_wallets } from '#db/schema/index.ts';
import { readBalance } from '#features/billing/server/index.ts';
import { TOKEN_COMMANDS } from '../../scripts/admin/tokens.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeUser } from '#tests/helpers/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const run = (command: string, subject?: string, note?: string, reason?: string) =>
  TOKEN_COMMANDS[command]!(app.ctx.db, { subject, note, reason, limit: 50 });

test('tokens are granted to an account by email address, once per command', async () => {
  const user = await makeUser(app.ctx.db);
  const output = await run(
    'grant-tokens',
    user.email.toUpperCase(),
    '50',
    'Thank you for the report.',
  );
  expect(output).toContain('received 50 tokens, and can now spend 70');
  await run('grant-tokens', user.email, '5', 'And for the second one.');
  expect(await readBalance(app.ctx.db, app.ctx, user.id)).toMatchObject({ bought: 55, daily: 20 });
});

test.each([
  [undefined, '5', 'why', 'Name the account'],
  ['nobody@example.test', '5', 'why', 'There is no account'],
  ['nobody@example.test', '5', ' ', 'Name the account'],
  ['nobody@example.test', '-5', 'why', 'is not a number of tokens'],
  ['nobody@example.test', '2.5', 'why', 'is not a number of tokens'],
  ['nobody@example.test', '5', 'x'.repeat(201), '200 characters'],
])('grant-tokens %s %s is refused in one sentence', async (email, tokens, why, sentence) => {
  await expect(run('grant-tokens', email, tokens, why)).rejects.toThrow(sentence);
});

test('prints the ledger reconciliation, and reports a tampered balance', async () => {
  const user = await makeUser(app.ctx.db);
  await run('grant-tokens', user.email, '7', 'A gift.');
  const report = await run('reconcile');
  expect(report).toMatch(/granted +-\d+\n/);
  expect(report).toMatch(/sum +0\n/);
  expect(report).toContain('The token ledger balances, and every wallet agrees with its entries.');
  await app.ctx.db
    .update(token_wallets)
    .set({ bought: 700 })
    .where(eq(token_wallets.user_id, user.id));
  await expect(run('reconcile')).rejects.toThrow('differ from their entries');
});
