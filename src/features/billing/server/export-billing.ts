import type { Queryable } from '#db/client.ts';
import type { ExportFile, ExportSource } from '#features/accounts/server/index.ts';
import { jsonLines } from '#shared/json-lines.ts';
import { countHistory, findWallet, selectHistory } from './ledger/queries.ts';
import { presentEntry } from './ledger/list-ledger.ts';
import { readBalance } from './ledger/read-balance.ts';
import { subscriptionsOfWallet } from './payments/order-queries.ts';
import { paymentsOfUser } from './payments/payment-queries.ts';
import { presentReceipt } from './payments/receipts.ts';
import { selectDays } from './queries.ts';

const PAGE = 500;

/** Payments, tokens and allowances in a user's data export. */
export const billingExport: ExportSource = {
  title: 'Payments, tokens and usage',
  about:
    'Your payments and subscriptions, your balance, your token history, and how many messages you sent on each day.',
  async count(ctx, userId) {
    const wallet = await findWallet(ctx.db, userId);
    return wallet ? 1 + Math.ceil((await countHistory(ctx.db, wallet.id)) / PAGE) : 1;
  },
  async *files(ctx, userId, done) {
    const [balance, days, wallet] = await Promise.all([
      readBalance(ctx.db, ctx, userId),
      selectDays(ctx.db, userId),
      findWallet(ctx.db, userId),
    ]);
    yield { path: 'tokens/balance.json', content: `${JSON.stringify(balance, null, 2)}\n` };
    yield {
      path: 'usage/messages-by-day.json',
      content: `${JSON.stringify(days, null, 2)}\n`,
    };
    done(1);
    if (!wallet) return;
    const page = async (last: { seq: number } | undefined) => {
      if (last) done(1);
      return selectHistory(ctx.db, wallet.id, { skip: 0, limit: PAGE, before: last?.seq });
    };
    yield { path: 'tokens/ledger.jsonl', content: jsonLines(page, presentEntry) };
    yield* paymentFiles(ctx.db, userId, wallet.id);
  },
};

async function* paymentFiles(
  db: Queryable,
  userId: string,
  walletId: string,
): AsyncGenerator<ExportFile> {
  const subscriptions = (await subscriptionsOfWallet(db, walletId)).map(
    ({ next_check_at: _check, reminded_of: _reminder, ...subscription }) => subscription,
  );
  yield {
    path: 'payments/subscriptions.json',
    content: `${JSON.stringify(subscriptions, null, 2)}\n`,
  };
  let skip = 0;
  const page = async () => {
    const rows = await paymentsOfUser(db, userId, { skip, limit: PAGE });
    skip += rows.length;
    return rows;
  };
  yield { path: 'payments/receipts.jsonl', content: jsonLines(page, presentReceipt) };
}
