import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from './system-packages.ts';

/**
 * Installs the Debian package of pgvector for a PostgreSQL server of this machine, if it lacks it and
 * apt offers it. The server needs no restart. @returns whether the server has pgvector
 */
export async function addPgvector(databaseUrl: string): Promise<boolean> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const look = async () =>
    (await client.query(`SELECT FROM pg_available_extensions WHERE name = 'vector'`)).rowCount ===
    1;
  try {
    if (await look()) return true;
    const { rows } = await client.query<{ major: string }>(
      `SELECT split_part(current_setting('server_version'), '.', 1) AS major`,
    );
    const name = `postgresql-${rows[0]!.major}-pgvector`;
    return canInstallPackages() && isOffered(name) && installPackages([name]) && (await look());
  } finally {
    await client.end();
  }
}

function isOffered(name: string): boolean {
  const env = { ...process.env, LC_ALL: 'C' };
  const { stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8', env });
  return /^ *Candidate: \d/m.test(stdout ?? '');
}
