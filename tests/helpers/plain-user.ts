import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '#db/client.ts';

/** Whether this database's server has pgvector; a PostgreSQL server has it only if it was installed. */
export async function offersVectors({ db }: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM pg_available_extensions WHERE name = 'vector'`);
  return rows.length > 0;
}

/**
 * Runs `work` with a database user that owns nothing and may only read and write its tables.
 * @param rights statements that an operator runs first, with the user's name
 */
export async function asPlainUser<T>(
  database: Database,
  rights: (user: string) => string[],
  work: (plain: Database) => Promise<T>,
): Promise<T> {
  const user = `plain_${randomBytes(6).toString('hex')}`;
  const asOwner = async (...statements: string[]) => {
    for (const statement of statements) await database.db.execute(sql.raw(statement));
  };
  await asOwner(
    `CREATE ROLE ${user}`,
    `REVOKE CREATE ON SCHEMA public FROM public`,
    `GRANT SELECT, INSERT, UPDATE, DELETE, REFERENCES ON ALL TABLES IN SCHEMA public TO ${user}`,
    ...rights(user),
  );
  try {
    return await (database.kind === 'embedded'
      ? asRoleOfSession(database, user, work)
      : asRoleOfConnections(database, user, work));
  } finally {
    await asOwner(`REASSIGN OWNED BY ${user} TO CURRENT_USER`, `DROP OWNED BY ${user}`);
    await asOwner(`DROP ROLE ${user}`);
  }
}

/** The embedded database's connections are one session. */
async function asRoleOfSession<T>(
  database: Database,
  user: string,
  work: (plain: Database) => Promise<T>,
): Promise<T> {
  await database.pool.query(`SET ROLE ${user}`);
  try {
    return await work(database);
  } finally {
    await database.pool.query('RESET ROLE');
  }
}

async function asRoleOfConnections<T>(
  { pool }: Database,
  user: string,
  work: (plain: Database) => Promise<T>,
): Promise<T> {
  const url = new URL(pool.options.connectionString!);
  url.searchParams.set('options', `-c role=${user}`);
  const plain = await openDatabase({ databaseUrl: url.href, dataDir: null, poolSize: 2 });
  try {
    return await work(plain);
  } finally {
    await plain.close();
  }
}
