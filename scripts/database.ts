import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase, openDatabase } from '#db/client.ts';
import { loadConfig } from '#platform/config.ts';

// `migrate` updates the schema. `reset` deletes all data and creates an empty database.
const [command, ...flags] = process.argv.slice(2);
const config = loadConfig();
const location = { databaseUrl: config.databaseUrl, dataDir: config.dataDir };
const name = config.databaseUrl
  ? 'the PostgreSQL database of DATABASE_URL'
  : `the embedded database in ${config.dataDir}`;

if (command === 'migrate') {
  const database = await openDatabase(location);
  await migrateDatabase(database);
  await database.close();
  console.log(`The schema of ${name} is up to date.`);
} else if (command === 'reset') {
  if (config.appEnv === 'production') fail('Refused: nothing is reset with APP_ENV=production.');
  if (!flags.includes('--yes'))
    fail(
      `This deletes all data in ${name} and its media files. To confirm: npm run db:reset -- --yes`,
    );
  const database = await openDatabase(location);
  await database.pool.query(
    'DROP SCHEMA IF EXISTS public, pgboss, drizzle CASCADE; CREATE SCHEMA public',
  );
  await migrateDatabase(database);
  await database.close();
  rmSync(join(config.dataDir, 'media'), { recursive: true, force: true });
  console.log(`Reset ${name}. The next start draws the portraits again.`);
} else {
  fail('Usage: npm run db:migrate, or npm run db:reset -- --yes');
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
