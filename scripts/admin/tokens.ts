import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { users } from '#db/schema/index.ts';
import { grantTokens, readBalance, readBooks } from '#features/billing/server/index.ts';
import { recordAudit } from '#platform/audit.ts';
import { loadConfig } from '#platform/config.ts';
import { newId } from '#shared/ids.ts';
import { AdminError, type AdminArgs, type AdminOutput } from './command.ts';
import { describePartners } from './partners.ts';
import { describeMoney } from './payments.ts';

const MOST_TOKENS = 100_000;
const LONGEST_REASON = 200;

/** Commands of the token ledger. `grant-tokens` takes the e-mail, the number and why. */
export const TOKEN_COMMANDS: Record<string, (db: Db, args: AdminArgs) => Promise<AdminOutput>> = {
  async 'grant-tokens'(db, { subject, note: given, reason: why = '' }) {
    const amount = Number(given);
    const note = why.trim();
    if (!subject || !given || !note)
      throw new AdminError(
        'Say whom, how many and why: npm run admin -- grant-tokens <e-mail> <tokens> "<why>"',
      );
    if (!Number.isInteger(amount) || amount < 1 || amount > MOST_TOKENS)
      throw new AdminError(`"${given}" is not a number of tokens from 1 to ${MOST_TOKENS}.`);
    if (note.length > LONGEST_REASON)
      throw new AdminError(`Say why in ${LONGEST_REASON} characters at most.`);
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(email) = ${subject.toLowerCase()}`);
    if (!user) throw new AdminError(`There is no account with the e-mail ${subject}.`);
    const ctx = { config: loadConfig(), now: () => new Date() };
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
    return `${subject} was given ${amount} tokens, and can spend ${available} now. They read: ${note}`;
  },
  async books(db) {
    const { accounts, total, entries, wallets, drifted } = await readBooks(db);
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
    if (total !== 0) throw new AdminError(`${report}The books do not balance.`);
    if (drifted.length > 0)
      throw new AdminError(
        `${report}These wallets differ from their entries: ${drifted.join(', ')}`,
      );
    const money = await describeMoney(db);
    const partners = await describePartners(db, new Date());
    return `${report}The books balance, and every wallet agrees with its entries.\n${money}\n${partners}`;
  },
};
