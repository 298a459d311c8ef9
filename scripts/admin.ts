import { parseArgs } from 'node:util';
import { migrateDatabase, openDatabase } from '#db/client.ts';
import { loadConfig, type Config } from '#platform/config.ts';
import { createContext } from '#platform/create-context.ts';
import { AppError } from '#platform/errors.ts';
import { JOBS } from '#roles/jobs.ts';
import { AdminError, type AdminArgs, type AdminOutput } from './admin/command.ts';
import { findOperator } from './admin/operator.ts';
import { RECORD_COMMANDS } from './admin/records.ts';
import { REVIEW_COMMANDS } from './admin/review.ts';
import { TOKEN_COMMANDS } from './admin/tokens.ts';

/** What an operator asks of the database from a shell. The embedded database must not be in use meanwhile. */
const USAGE = `Usage: npm run admin -- <command>

  users [--limit 50]                       the newest accounts
  make-admin <e-mail>                      gives an account the superuser's rights
  strikes [--user <e-mail>]                steps taken against accounts
  moderation-events [--limit 50]           what was blocked or queued, by digest
  crisis-report [--from <day>] [--to <day>]  crisis answers per day and kind, as CSV without identifiers
  grant-tokens <e-mail> <tokens> "<why>"    gives tokens that do not end; the person reads why
  books                                    adds the token ledger up, and says whether it balances

  publications                             characters that wait to be published, the longest waiting first
  publish <slug>                           makes a waiting character public
  decline <slug> "<reason>"                leaves it private; its owner reads the reason
  reports [--status open]                  what people reported: open, resolved or dismissed; urgent ones first
  resolve-report <id> "<note>"             closes a report: something was done about it
  dismiss-report <id> "<note>"             closes a report: nothing had to be done

  The last six act in the name of the superuser of longest standing, or of --as <e-mail>.`;

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
  const review = REVIEW_COMMANDS[command];
  if (!record && !review) throw new AdminError(USAGE);
  const config = loadConfig();
  print(record ? await readRecords(config, record) : await decide(config, review!));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function readArgs() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { limit: text, user: text, from: text, to: text, status: text, as: text },
    });
  } catch {
    console.error(USAGE);
    return process.exit(1);
  }
}

async function readRecords(
  config: Config,
  run: (typeof RECORD_COMMANDS)[string],
): Promise<AdminOutput> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
  });
  try {
    await migrateDatabase(database);
    return await run(database.db, args);
  } finally {
    await database.close();
  }
}

/** Opens the product without its text engine, which none of these commands needs. */
async function decide(config: Config, run: (typeof REVIEW_COMMANDS)[string]): Promise<AdminOutput> {
  const text = { ...config.text, baseUrl: undefined, gguf: undefined };
  const { ctx, close } = await createContext(
    { ...config, text, logLevel: 'fatal' },
    { jobs: JOBS },
  );
  try {
    const caller = await findOperator(ctx.db, values.as);
    return await run({ ...ctx, caller }, args);
  } catch (error) {
    throw error instanceof AppError ? new AdminError(error.message, { cause: error }) : error;
  } finally {
    await close();
  }
}

function print(output: AdminOutput): void {
  if (typeof output === 'string') console.log(output);
  else console.table(output);
}
