import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type Database } from '#db/client.ts';
import { keepPgliteCompiled } from './compiled-pglite.ts';
import { testDatabaseUrl } from './environment.ts';
import { databaseUrl, ensureEmbeddedTemplate, ensurePostgresTemplate } from './template.ts';

/** Opens a fresh, migrated database: on the server at TEST_DATABASE_URL if set, else embedded in memory. */
export async function openTestDatabase(): Promise<Database> {
  if (!testDatabaseUrl) {
    await keepPgliteCompiled();
    return openDatabase({ dataDir: null, templatePath: await ensureEmbeddedTemplate() });
  }
  const serverUrl = testDatabaseUrl;
  const template = await ensurePostgresTemplate(serverUrl);
  const name = `everafter_test_${randomBytes(6).toString('hex')}`;
  // PostgreSQL fails concurrent copies of the same template.
  await onServer(serverUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const database = await openDatabase({
    databaseUrl: databaseUrl(serverUrl, name),
    dataDir: null,
  });
  // DROP DATABASE may reach a connection before its own end does.
  for (const pool of [database.pool, database.patient.pool]) pool.on('error', () => {});
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(serverUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/** Creates an empty database on the test server. @returns its address, and a function that drops it */
export async function createEmptyDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `everafter_empty_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (admin) => admin.query(`CREATE DATABASE ${name}`));
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

async function onServer(url: string, work: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
