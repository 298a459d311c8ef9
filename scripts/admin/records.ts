import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { crisis_referrals, moderation_events, strikes, users } from '#db/schema/index.ts';
import { AdminError, type AdminArgs, type AdminOutput } from './command.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Commands that read records, and the one that makes a superuser. */
export const RECORD_COMMANDS: Record<string, (db: Db, args: AdminArgs) => Promise<AdminOutput>> = {
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
    const changed = await db
      .update(users)
      .set({ is_superuser: true })
      .where(sql`lower(email) = ${subject.toLowerCase()}`)
      .returning({ id: users.id });
    if (changed.length === 0)
      throw new AdminError(
        `There is no account with the e-mail ${subject}. It must have signed in once.`,
      );
    return `${subject} is a superuser, from the next sign-in or within half a minute.`;
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
