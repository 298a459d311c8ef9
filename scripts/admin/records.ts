import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import type { Storage } from '#platform/storage.ts';
import { crisis_referrals, moderation_events, strikes, users } from '#db/schema/index.ts';
import { listMails } from './mails.ts';
import { cancelDeletion, recordSecurityEvent } from '#features/accounts/server/index.ts';
import { recordAudit, selectAudit, type AuditEntry } from '#platform/audit.ts';
import { AppError } from '#platform/errors.ts';
import { rotateSigningSecret, SIGNED } from '#platform/signing-secrets.ts';
import { AdminError, required, type AdminArgs, type AdminOutput } from './command.ts';

const CLOCK = { now: () => new Date() };

const byShell = (action: string, userId: string): AuditEntry => ({
  actorId: null,
  action,
  subject: { type: 'user', id: userId },
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;

type RecordCommand = (
  db: Db,
  args: AdminArgs,
  openStorage: () => Promise<Storage>,
) => Promise<AdminOutput>;

/** Commands that read records, and commands that change accounts. */
export const RECORD_COMMANDS: Record<string, RecordCommand> = {
  async users(db, { limit }) {
    const { email, full_name, plan, is_active, is_superuser, created_at } = users;
    return db
      .select({ email, full_name, plan, is_active, is_superuser, created_at })
      .from(users)
      .orderBy(desc(created_at))
      .limit(limit);
  },
  async 'make-admin'(db, { subject }) {
    if (!subject) throw new AdminError('Name the account: npm run admin -- make-admin <e-mail>');
    const isMade = await db.transaction(async (tx) => {
      const [row] = await tx
        .update(users)
        .set({ is_superuser: true })
        .where(sql`lower(email) = ${subject.toLowerCase()}`)
        .returning({ id: users.id });
      if (row) {
        await recordAudit(tx, CLOCK, byShell('user.made_superuser', row.id));
        await recordSecurityEvent(tx, CLOCK, row.id, 'rights_given', { actorId: null });
      }
      return row !== undefined;
    });
    if (!isMade)
      throw new AdminError(
        `There is no account with the e-mail ${subject}. It must have signed in once.`,
      );
    return `${subject} is a superuser, from the next sign-in or within half a minute.`;
  },
  async 'keep-account'(db, { subject }, openStorage) {
    const email = required(subject, 'keep-account <e-mail>');
    const storage = await openStorage();
    await cancelDeletion({ db, storage, ...CLOCK }, email, null).catch((error: unknown) => {
      throw error instanceof AppError ? new AdminError(error.message, { cause: error }) : error;
    });
    return `${email} is kept: nothing is erased, and the person can sign in again. A subscription stays canceled.`;
  },
  async 'audit-log'(db) {
    const acts = await selectAudit(db);
    return acts.map((act) => JSON.stringify(act)).join('\n');
  },
  async strikes(db, { limit, user }) {
    return db
      .select({
        email: users.email,
        step: strikes.step,
        category: strikes.category,
        at: strikes.created_at,
      })
      .from(strikes)
      .innerJoin(users, eq(users.id, strikes.user_id))
      .where(user ? sql`lower(${users.email}) = ${user.toLowerCase()}` : undefined)
      .orderBy(desc(strikes.created_at))
      .limit(limit);
  },
  async 'moderation-events'(db, { limit }) {
    const { created_at, surface, outcome, categories, rule, text_sha256 } = moderation_events;
    return db
      .select({ created_at, surface, outcome, categories, rule, text_sha256 })
      .from(moderation_events)
      .orderBy(desc(created_at))
      .limit(limit);
  },
  mails: listMails,
  async 'rotate-secret'(db, { subject, leaked = false }) {
    const name = SIGNED.find((one) => one === subject);
    if (!name)
      throw new AdminError(
        `Usage: npm run admin -- rotate-secret <${SIGNED.join('|')}> [--leaked]`,
      );
    await rotateSigningSecret(db, name, { hasLeaked: leaked });
    return leaked
      ? `The secret of ${name} is new, and older signatures are no longer valid. Restart every process now.`
      : `The secret of ${name} is new, and older signatures remain valid. Restart every process.`;
  },
  async 'crisis-report'(db, { from, to }) {
    for (const day of [from, to])
      if (day && !DAY.test(day))
        throw new AdminError(`"${day}" is not a day. Write it as 2026-11-21.`);
    const { day } = crisis_referrals;
    const rows = await db
      .select()
      .from(crisis_referrals)
      .where(and(from ? gte(day, from) : undefined, to ? lte(day, to) : undefined))
      .orderBy(day, crisis_referrals.kind);
    return ['day,kind,count', ...rows.map((row) => `${row.day},${row.kind},${row.count}`)].join(
      '\n',
    );
  },
};
