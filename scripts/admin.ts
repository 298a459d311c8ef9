import { parseArgs } from 'node:util';
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { migrateDatabase, openDatabase, type Db } from '#db/client.ts';
import { crisis_referrals, moderation_events, strikes, users } from '#db/schema/index.ts';
import { loadConfig } from '#platform/config.ts';

/** What an operator asks of the database from a shell. The embedded database must not be in use meanwhile. */
const USAGE = `Usage: npm run admin -- <command>

  users [--limit 50]                       the newest accounts
  make-admin <e-mail>                      gives an account the superuser's rights
  strikes [--user <e-mail>]                steps taken against accounts
  moderation-events [--limit 50]           what was blocked or queued, by digest
  crisis-report [--from <day>] [--to <day>]  crisis answers per day and kind, as CSV without identifiers`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string', default: '50' },
    user: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
  },
});
const [command, subject] = positionals;
const limit = Math.min(Math.max(Number(values.limit) || 50, 1), 1000);

const COMMANDS: Record<string, (db: Db) => Promise<void>> = {
  async users(db) {
    const { email, full_name, plan, is_active, is_superuser, created_at } = users;
    console.table(
      await db
        .select({ email, full_name, plan, is_active, is_superuser, created_at })
        .from(users)
        .orderBy(desc(created_at))
        .limit(limit),
    );
  },
  async 'make-admin'(db) {
    if (!subject) return usage();
    const changed = await db
      .update(users)
      .set({ is_superuser: true })
      .where(sql`lower(email) = ${subject.toLowerCase()}`)
      .returning({ id: users.id });
    if (changed.length === 0)
      fail(`There is no account with the e-mail ${subject}. It must have signed in once.`);
    console.log(`${subject} is a superuser, from the next sign-in or within half a minute.`);
  },
  async strikes(db) {
    const rows = await db
      .select({
        email: users.email,
        step: strikes.step,
        category: strikes.category,
        at: strikes.created_at,
      })
      .from(strikes)
      .innerJoin(users, eq(users.id, strikes.user_id))
      .where(values.user ? sql`lower(${users.email}) = ${values.user.toLowerCase()}` : undefined)
      .orderBy(desc(strikes.created_at))
      .limit(limit);
    console.table(rows);
  },
  async 'moderation-events'(db) {
    const { created_at, surface, outcome, categories, rule, text_sha256 } = moderation_events;
    console.table(
      await db
        .select({ created_at, surface, outcome, categories, rule, text_sha256 })
        .from(moderation_events)
        .orderBy(desc(created_at))
        .limit(limit),
    );
  },
  async 'crisis-report'(db) {
    for (const day of [values.from, values.to])
      if (day && !/^\d{4}-\d{2}-\d{2}$/.test(day))
        fail(`"${day}" is not a day. Write it as 2026-11-21.`);
    const rows = await db
      .select()
      .from(crisis_referrals)
      .where(
        and(
          values.from ? gte(crisis_referrals.day, values.from) : undefined,
          values.to ? lte(crisis_referrals.day, values.to) : undefined,
        ),
      )
      .orderBy(crisis_referrals.day, crisis_referrals.kind);
    console.log(
      ['day,kind,count', ...rows.map((row) => `${row.day},${row.kind},${row.count}`)].join('\n'),
    );
  },
};

const run = command === undefined ? undefined : COMMANDS[command];
if (!run) usage();
const config = loadConfig();
const database = await openDatabase({
  databaseUrl: config.databaseUrl,
  dataDir: config.dataDir,
}).catch((error: Error) => fail(error.message));
await migrateDatabase(database);
await run(database.db);
await database.close();

function usage(): never {
  return fail(USAGE);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
