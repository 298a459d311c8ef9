import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../scripts/services.ts';
import { ROOT } from '../e2e/server.ts';
import { ensureTemplate } from '../e2e/template.ts';
import { copySeeds } from '../helpers/copy-seeds.ts';
import { databaseUrl } from '../helpers/template.ts';
import { cutBus } from './cut-bus.ts';

const READY_WITHIN_MS = 60_000;

/** One process of an installation that is split across roles. */
export interface RoleProcess {
  url: string;
  /** Asks it to stop, and does not wait. */
  terminate(): void;
  /** Stops it. @returns its exit code */
  stop(): Promise<number | null>;
  kill(): Promise<number | null>;
  /** Its last output, if it ended unexpectedly. */
  crash(): string | undefined;
}

export interface Installation {
  databaseUrl: string;
  dataDir: string;
  /** Starts a process with these roles and waits until it reports that it is ready. */
  start(roles: string, env?: Record<string, string>): Promise<RoleProcess>;
  /** Suspends a user directly in the database, without notifying any process. */
  suspend(email: string): Promise<void>;
  /** The rows of a query on the database. */
  query(statement: string, values?: string[]): Promise<Record<string, unknown>[]>;
  /** Closes every connection that listens on the live bus. Returns how many there were. */
  cutBus(): Promise<number>;
  /**
   * Stops running processes and removes the database and the folder.
   * @throws Error if a process ended unexpectedly
   */
  close(): Promise<void>;
}

/** Creates an installation with its own database on `serverUrl`, seeded with characters and portraits. */
export async function createInstallation(
  serverUrl: string,
  env: Record<string, string>,
): Promise<Installation> {
  const name = `everafter_split_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = databaseUrl(serverUrl, name);
  const dataDir = mkdtempSync(join(tmpdir(), 'everafter-split-'));
  cpSync(await ensureTemplate(), dataDir, { recursive: true });
  await copySeeds(dataDir, url);
  const running = new Set<RoleProcess>();
  return {
    databaseUrl: url,
    dataDir,
    async start(roles, more) {
      const own = { DATABASE_URL: url, DATA_DIR: dataDir };
      const started = await startRole(roles, { ...env, ...own, ...more });
      running.add(started);
      return started;
    },
    async suspend(email) {
      await onServer(
        url,
        "UPDATE users SET suspended_until = now() + interval '7 days' WHERE email = $1",
        [email],
      );
    },
    query: (statement, values) => onServer(url, statement, values),
    cutBus: () => cutBus(url, env.REDIS_URL),
    async close() {
      const crashes = [...running].flatMap((one) => one.crash() ?? []);
      await Promise.all([...running].map((one) => one.stop()));
      await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      rmSync(dataDir, { recursive: true, force: true });
      if (crashes.length > 0) throw new Error(crashes.join('\n'));
    },
  };
}

async function startRole(roles: string, env: Record<string, string>): Promise<RoleProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      APP_ENV: 'test',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'false',
      STOP_GRACE: '6',
      PORT: String(port),
      ROLES: roles,
      ...env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let isAsked = false;
  let crash: string | undefined;
  const end = (signal: NodeJS.Signals) => {
    isAsked = true;
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${roles} ${why}:\n${output}`));
    const timer = setTimeout(() => fail('is not ready'), READY_WITHIN_MS);
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      // A process without the web and api roles has no port, so its banner is checked.
      if (!output.includes('Roles ')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => {
      if (!isAsked) crash = `${roles} ended by itself:\n${output}`;
      fail('exited during startup');
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    terminate: () => void end('SIGTERM'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    crash: () => crash,
  };
}

async function onServer(url: string, statement: string, values: string[] = []) {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    const { rows } = await admin.query<Record<string, unknown>>(statement, values);
    return rows;
  } finally {
    await admin.end();
  }
}
