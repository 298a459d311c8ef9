import { Redis } from 'ioredis';
import { Client } from 'pg';

/** Closes every connection of an installation that listens on the live bus. Returns how many there were. */
export async function cutBus(databaseUrl: string, redisUrl: string | undefined): Promise<number> {
  if (redisUrl) {
    const admin = new Redis(redisUrl);
    try {
      return Number(await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub'));
    } finally {
      admin.disconnect();
    }
  }
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  try {
    const { rowCount } = await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^(UN)?LISTEN'",
    );
    return rowCount ?? 0;
  } finally {
    await admin.end();
  }
}
