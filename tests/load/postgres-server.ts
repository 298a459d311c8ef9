import { Client } from 'pg';
import { startPostgres } from '../../scripts/services.ts';
import { databaseUrl } from '../helpers/template.ts';

/** A PostgreSQL server for one run. */
export interface PostgresServer {
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a private server in a temporary folder. Prints the reason and returns undefined if that is impossible. */
export async function findPostgres(
  settings: Record<string, string>,
): Promise<PostgresServer | undefined> {
  try {
    const service = await startPostgres(settings);
    return {
      createDatabase: (name) => createDatabase(service.url, name),
      stop: () => service.stop(),
    };
  } catch (error) {
    console.log(`PostgreSQL is skipped: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  return databaseUrl(serverUrl, name);
}
