import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { users } from '#db/schema/index.ts';
import {
  grantTokens,
  readBalance,
  readLedgerReconciliation,
} from '#features/billing/server/index.ts';
import { recordAudit } from '#platform/audit.ts';
import { loadConfig } from '#platform/config.ts';
import { createTelemetry } from '#platform/telemetry.ts';
import { newId } from '#shared/ids.ts';
import { AdminError, type AdminArgs, type AdminOutput } from './command.ts';
import { describeAffiliateReconciliation } from './partners.ts';
import { describePaymentReconciliation } from './payments.ts';

const MAX_TOKENS = 100_000;
const MAX_REASON_LENGTH = 200;

/** Commands of the token ledger. `grant-tokens` takes the email address, the amount and the reason. */
export const TOKEN_COMMANDS: Record<string, (db: Db, args: AdminArgs) => Promise<AdminOutput>> = {
  async 'grant-tokens'(db, { subject, note: given, reason = '' }) {
    const amount = Number(given);
    const note = reason.trim();
    if (!subject || !given || !note)
      throw new AdminError(
        'Name the account, the amount and the reason: npm run admin -- grant-tokens <e-mail> <tokens> "<why>"',
      );
    if (!Number.isInteger(amount) || amount < 1 || amount > MAX_TOKENS)
      throw new AdminError(`"${given}" is not a number of tokens from 1 to ${MAX_TOKENS}.`);
    if (note.length > MAX_REASON_LENGTH)
      throw new AdminError(`Give a reason of at most ${MAX_REASON_LENGTH} characters.`);
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(email) = ${subject.toLowerCase()}`);
    if (!user) throw new AdminError(`There is no account with the e-mail ${subject}.`);
    const ctx = { config: loadConfig(), now: () => new Date(), telemetry: createTelemetry() };
    const grant = { kind: 'support_grant', amount, key: newId(), note } as const;
    await db.transaction(async (tx) => {
      await grantTokens(tx, ctx, user.id, grant);
      await recordAudit(tx, ctx, {
        actorId: null,
        action: 'tokens.granted',
        subject: { type: 'user', id: user.id },
        details: { amount },
      });
    });
    const { available } = await readBalance(db, ctx, user.id);
    return `${subject} received ${amount} tokens, and can now spend ${available}. They see: ${note}`;
  },
  async reconcile(db) {
    const { accounts, total, entries, wallets, drifted } = await readLedgerReconciliation(db);
    const lines = Object.entries(accounts).map(
      ([account, sum]) => `${account.padEnd(14)}${String(sum).padStart(12)}`,
    );
    const report = [
      `${entries} entries in ${wallets} wallets`,
      '',
      ...lines,
      `${'sum'.padEnd(14)}${String(total).padStart(12)}`,
      '',
    ].join('\n');
    if (total !== 0) throw new AdminError(`${report}The token ledger does not balance.`);
    if (drifted.length > 0)
      throw new AdminError(
        `${report}These wallets differ from their entries: ${drifted.join(', ')}`,
      );
    const money = await describePaymentReconciliation(db);
    const partners = await describeAffiliateReconciliation(db, new Date());
    return `${report}The token ledger balances, and every wallet agrees with its entries.\n${money}\n${partners}`;
  },
};
