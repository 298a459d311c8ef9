import { Client } from 'pg';
import { startPostgres } from '../../scripts/services.ts';
import { databaseUrl } from '../helpers/template.ts';

/** A PostgreSQL server for one run, with databases made on it. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** A private server in a temporary folder. Undefined, with the reason printed, where there can be none. */
export async function findPostgres(): Promise<PostgresServer | undefined> {
  try {
    const service = await startPostgres();
    return {
      createDatabase: (name) => createDatabase(service.url, name),
      stop: () => service.stop(),
    };
  } catch (error) {
    console.log(
      `PostgreSQL is left out: ${error instanceof Error ? error.message : String(error)}`,
    );
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
