import { parseArgs } from 'node:util';
import { migrateDatabase, openDatabase, requireMigrations, type Database } from '#db/client.ts';
import { loadConfig, type Config } from '#platform/config.ts';
import type { Context } from '#platform/context.ts';
import { readErasureFile } from '#platform/backup/read-erasures.ts';
import { createContext } from '#platform/create-context.ts';
import { AppError } from '#platform/errors.ts';
import { createLog } from '#platform/log.ts';
import { openStorage } from '#platform/open-storage.ts';
import { JOBS } from '#roles/jobs.ts';
import { replayErasures } from '#roles/replay-erasures.ts';
import { AdminError, printable, type AdminArgs, type AdminOutput } from './admin/command.ts';
import { APPEAL_COMMANDS } from './admin/appeals.ts';
import { consultDoctor } from './admin/doctor.ts';
import { findOperator } from './admin/operator.ts';
import { migrateForOperator } from './admin/migrate.ts';
import { BACKUP_COMMANDS } from './admin/backup.ts';
import { IMAGE_COMMANDS } from './admin/images.ts';
import { PARTNER_COMMANDS } from './admin/partners.ts';
import { PAYMENT_COMMANDS } from './admin/payments.ts';
import { RECORD_COMMANDS } from './admin/records.ts';
import { REVIEW_COMMANDS } from './admin/review.ts';
import { TOKEN_COMMANDS } from './admin/tokens.ts';

/** Operator commands. All except `backup` need exclusive access to the embedded database. */
const USAGE = `Usage: npm run admin -- <command>

  migrate                                  only runs pending migrations and creates the job queues and, with EMBEDDING_BASE_URL, the table of vectors

  doctor                                   checks the whole installation, prints what to do, exits with 1 on a problem
  backup [<file>]                          the embedded database and all media in one file, while the product runs or not
  restore <file> [--replace] [--erasures <file or folder>]  restores a backup; the old state is moved aside
  erasures                                 the journal of erasures, one per line (JSON)
  replay-erasures [--erasures <file or folder>]  repeats erasures that a restored database has forgotten; each start does this

  users [--limit 50]                       the newest accounts
  make-admin <e-mail>                      makes an account a superuser
  keep-account <e-mail>                    cancels the requested deletion of an account
  audit-log                                everything that superusers did, one action per line (JSON)
  strikes [--user <e-mail>]                steps taken against accounts
  moderation-events [--limit 50]           blocked or queued texts, by digest
  crisis-report [--from <day>] [--to <day>]  crisis answers per day and kind, as CSV without identifiers
  grant-tokens <e-mail> <tokens> "<why>"    gives tokens that do not expire; the person sees the reason
  rotate-secret <media|tokens|sandbox-payments> [--leaked]  a new key for signed addresses or links; then restart
  reconcile                                checks whether the token ledger, orders, payments and commissions agree

  payments [--limit 50]                    payments, newest first
  refund <receipt> [<amount>]              refunds through the provider: everything that is left, or 4.99 of it
  payment-events [--status quarantined]    events of providers that are quarantined, refused or parked
  reconcile-providers                      compares orders and subscriptions with the payment providers
  cancel-closed                            ends renewals of closed accounts; a job does the same every hour
  late-payments                            payments that arrived after their account was closed, and whether they were refunded

  mails [--status dead]                    the status of mails: queued, sent or dead (not delivered)
  retry-mail <id>                          sends a dead mail again

  publications                             characters that wait for publication, oldest first
  publish <slug>                           makes a waiting character public
  decline <slug> "<reason>"                leaves it private; its owner sees the reason
  reports [--status open]                  what people reported: open, resolved or dismissed; urgent ones first
  resolve-report <id> "<note>"             closes a report after an action
  dismiss-report <id> "<note>"             closes a report without an action
  withdraw-image <id>                      makes a reported image permanently private
  return-image <id>                        returns a withdrawn image to its maker, public if the maker still wants that
  block-image <id or file> "<why>"         deletes an image and all similar ones, and blocks new ones
  blocked-images                           the block-list, newest entries first
  unblock-image <id of the entry>          removes an entry from the block-list
  redraw-cast [<slug>]                     redraws the pictures of the built-in characters, or of one
  copy-media                               copies DATA_DIR/media into the bucket of S3_BUCKET

  appeals [--status open]                  appeals against strikes: open, granted or declined
  grant-appeal <id> ["<answer>"]           lifts the strike and the suspension; the person is notified by mail
  decline-appeal <id> "<answer>"           upholds the strike; the person sees the reason
  strike-reviews                           strikes for minors that nobody has reviewed yet
  uphold-strike <id>                       upholds it after a review
  lift-strike <id> ["<answer>"]            lifts it after a review; the person is notified by mail

  submissions [--status open] [--suspect]  messages to support: open, answered or closed; --suspect: likely advertising
  answer-submission <id> "<answer>"        answers one by mail
  close-submission <id> ["<note>"]         closes one; nothing is mailed
  affiliates [--status open]               affiliate applications: open, accepted or declined
  accept-affiliate <id> ["<note>"]         accepts one; the applicant is notified by mail, with the note
  decline-affiliate <id> ["<note>"]        declines one, in the same way
  partners [--status active]               affiliates with their sums: active or paused
  pause-affiliate <code>                   the link binds no new users; resume-affiliate reverses this
  set-commission <code> <percent>          the share of payments from now on, at most 40
  invite-affiliate <code or application>   sends the invitation to the dashboard again
  owed                                     amounts due to affiliates
  approve-payout <code> <currency>         approves a payout of the full amount due
  payouts [--status approved] [--csv]      payouts; --csv: all of them, with the accounts they go to
  pay-payout <number> "<reference>"        marks it as paid
  cancel-payout <number>                   cancels it; the amount is due again

  removals [--status open]                 removal requests with their deadlines
  decide-removal <id> <status> ["<note>"]  reviewing, approved, removed or declined; the sender is notified

  From publications on, all act on behalf of the oldest superuser, or of --as <e-mail>.`;

const { positionals, values } = readArgs();
const [command = '', subject, note, reason] = positionals;
const args: AdminArgs = {
  ...values,
  subject,
  note,
  reason,
  limit: Math.min(Math.max(Number(values.limit) || 50, 1), 1000),
};

try {
  const record = RECORD_COMMANDS[command] ?? TOKEN_COMMANDS[command];
  const review =
    REVIEW_COMMANDS[command] ??
    APPEAL_COMMANDS[command] ??
    IMAGE_COMMANDS[command] ??
    PAYMENT_COMMANDS[command] ??
    PARTNER_COMMANDS[command];
  const backup = BACKUP_COMMANDS[command];
  if (command === 'doctor') await doctor();
  const isOther = command === 'migrate' || command === 'replay-erasures';
  if (!record && !review && !backup && !isOther) throw new AdminError(USAGE);
  const config = loadConfig();
  if (backup) print(await backup(config, args));
  else if (command === 'replay-erasures') print(await replay(config));
  else if (record) print(await readRecords(config, record));
  else if (review) print(await decide(config, review));
  else print(await migrate(config));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function doctor(): Promise<never> {
  const { text, isIll } = await consultDoctor();
  console.log(printable(text));
  return process.exit(isIll ? 1 : 0);
}

function readArgs() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        limit: text,
        user: text,
        from: text,
        to: text,
        status: text,
        as: text,
        suspect: { type: 'boolean' },
        csv: { type: 'boolean' },
        replace: { type: 'boolean' },
        leaked: { type: 'boolean' },
        erasures: text,
      },
    });
  } catch {
    console.error(USAGE);
    return process.exit(1);
  }
}

async function withDatabase<T>(
  { databaseUrl, dataDir }: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function migrate(config: Config): Promise<AdminOutput> {
  const kinds = JOBS.map(({ settings }) => settings);
  return withDatabase(config, (database) =>
    migrateForOperator(database, createLog('warn'), kinds, config),
  );
}

function readRecords(config: Config, run: (typeof RECORD_COMMANDS)[string]): Promise<AdminOutput> {
  return withDatabase(config, async (database) => {
    if (config.migrateOnStart) await migrateDatabase(database);
    else await requireMigrations(database);
    return run(database.db, args, () => openStorage(config));
  });
}

/** Runs a command with the product's context, without its text engine, and with time for each statement. */
async function withContext<T>(config: Config, work: (ctx: Context) => Promise<T>): Promise<T> {
  const text = { ...config.text, baseUrl: undefined, gguf: undefined };
  const { ctx, close } = await createContext(
    {
      ...config,
      text,
      database: { ...config.database, statementTimeoutMs: 0 },
      logLevel: 'fatal',
    },
    { jobs: JOBS },
  );
  try {
    return await work(ctx);
  } catch (error) {
    throw error instanceof AppError ? new AdminError(error.message, { cause: error }) : error;
  } finally {
    await close();
  }
}

function decide(config: Config, run: (typeof REVIEW_COMMANDS)[string]): Promise<AdminOutput> {
  return withContext(config, async (ctx) => {
    const caller = await findOperator(ctx.db, values.as);
    return run({ ...ctx, caller }, args);
  });
}

function replay(config: Config): Promise<AdminOutput> {
  return withContext(config, async (ctx) => {
    const also = args.erasures ? await readErasureFile(args.erasures) : [];
    const { noted, accounts, characters, images } = await replayErasures(ctx, also);
    return `${noted} erasures are noted. ${accounts} accounts, ${characters} characters and ${images} pictures were there again, and are not any more.`;
  });
}

function print(output: AdminOutput): void {
  if (typeof output === 'string') console.log(printable(output));
  else console.table(output);
}
