import autocannon from 'autocannon';
import { Pool } from 'pg';
import type { Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { BUSIEST, grow, LARGE } from '../grown/grow.ts';
import { listPageCalls, openSessions, type PageCall } from '../grown/page-calls.ts';
import { createApiUser, type ApiUser } from '../product-client.ts';
import { readMemory } from '../read-memory.ts';
import { startProduct, type RunningProduct } from '../running-product.ts';
import { copySeededMedia } from '../seeded-data.ts';

const READINGS = 40;
const WARM_UP = 3;
const GOAL_MS = 50;
const REPLY_WITHIN_MS = 30_000;
const CALLERS = ['visitor', 'person', 'busiest', 'superuser'] as const;

/**
 * Measures each call of the product's own pages on a PostgreSQL with 100,000 users, one after
 * another on one connection: from the request to the last byte, including the server's time.
 * GROWN_DATABASE_URL names a database that is filled once and kept.
 */
export async function measurePages(instances: Instances): Promise<Figure[]> {
  const kept = process.env['GROWN_DATABASE_URL'];
  if (kept) return measureKept(kept);
  const instance = await instances.create('postgres');
  if (!instance) return [];
  try {
    // The first start seeds the built-in characters, the second one serves the data that was added in between.
    await (await instance.start()).stop();
    await instance.fill((pool) => grow(pool, LARGE, say));
    const product = await instance.start();
    let figures: Figure[] = [];
    await instance.fill(async (pool) => void (figures = await measureCalls(pool, product)));
    await product.stop();
    return figures;
  } finally {
    instance.remove();
  }
}

const say = (what: string): void => console.log(`  filling: ${what} …`);

async function measureKept(url: string): Promise<Figure[]> {
  const media = await copySeededMedia();
  const start = () =>
    startProduct({ dataDir: media.dataDir, env: { DATABASE_URL: url }, readyWithinMs: 300_000 });
  const pool = new Pool({ connectionString: url });
  let product = await start();
  try {
    const filled = await pool.query('SELECT 1 FROM users WHERE lower(email) = $1', [BUSIEST]);
    if (filled.rowCount === 0) {
      await product.stop();
      await grow(pool, LARGE, say);
      product = await start();
    }
    return await measureCalls(pool, product);
  } finally {
    await product.stop();
    await pool.end();
    media.remove();
  }
}

async function measureCalls(pool: Pool, product: RunningProduct): Promise<Figure[]> {
  const tokens = await openSessions(pool);
  const users = new Map(CALLERS.map((name) => [name, createApiUser(product.url, tokens[name])]));
  const figures: Figure[] = [];
  for (const call of await listPageCalls(pool))
    figures.push(await measureCall(users.get(call.caller)!, call));
  for (const user of users.values()) user.close();
  figures.sort((a, b) => b.value - a.value);
  return [...figures, ...(await measureLoad(pool, product, tokens.busiest))];
}

/** The throughput of one process with all roles for 16 concurrent callers, and its cost. */
async function measureLoad(pool: Pool, { url, pid }: RunningProduct, token: string) {
  const chat = (await listPageCalls(pool)).find(({ path }) => /^\/chat\/[0-9a-f-]+$/.test(path))!;
  const headers = { authorization: `Bearer ${token}` };
  const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };
  const targets = [
    ['a page, kept shortly', '/girls', asBrowser],
    ['list of characters (busiest)', '/api/v1/characters/?limit=24', headers],
    ['list of 400 chats (busiest)', '/api/v1/chat/', headers],
    ['chat of 20,000 messages (busiest)', `/api/v1${chat.path}`, headers],
  ] as const;
  const figures: Figure[] = [];
  for (const [name, path, sent] of targets) {
    const options = { url: url + path, connections: 16, headers: sent };
    await autocannon({ ...options, duration: 1 });
    const { requests, latency } = await autocannon({ ...options, duration: 5 });
    figures.push({ name, value: requests.average, unit: '/s', detail: `p99 ${latency.p99} ms` });
  }
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  figures.push({ name: 'connections to the database', value: rows[0]!.count, unit: '' });
  const memory = readMemory(pid).resident / 1024 ** 2;
  return [...figures, { name: 'memory of the process', value: memory, unit: 'MB' }];
}

async function measureCall(user: ApiUser, call: PageCall): Promise<Figure> {
  const { caller, path, method = 'GET', body } = call;
  const times: number[] = [];
  for (let reading = -WARM_UP; reading < READINGS; reading += 1) {
    const began = performance.now();
    await user.call(path, { method, body });
    if (reading >= 0) times.push(performance.now() - began);
    if (path.endsWith('/messages')) await waitForReply(user, path.slice(0, -'/messages'.length));
  }
  return {
    name: `${method} ${path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')} (${caller})`,
    value: quantile(times, 0.95),
    unit: 'ms',
    goal: { max: GOAL_MS },
    detail: `p95 of ${READINGS}; median ${quantile(times).toFixed(1)} ms`,
  };
}

/** A chat takes the next message once its reply has ended. */
async function waitForReply(user: ApiUser, chat: string): Promise<void> {
  const until = performance.now() + REPLY_WITHIN_MS;
  while (performance.now() < until) {
    const { messages } = await user.call<{ messages: { sender: string }[] }>(`${chat}?limit=1`);
    if (messages.at(-1)?.sender !== 'user') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the newest message of the chat got no reply');
}
