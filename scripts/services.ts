import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { childrenOf } from './children-of.ts';
import { installPackages } from './system-packages.ts';

/** A private server. Stopping it deletes its data. */
export interface Service {
  url: string;
  stop(): Promise<void>;
}

export interface PostgresService extends Service {
  /** Ends it immediately (immediate shutdown): connections are closed, and nothing is cleaned up. */
  crash(): Promise<void>;
  /** Restarts it with its data and port. It recovers first. */
  restart(): Promise<void>;
  /** Pauses it and its connections in the middle of their work, until `resume`. Nothing is closed. */
  hang(): void;
  resume(): void;
}

const READY_WITHIN_MS = 30_000;

/**
 * Starts a private PostgreSQL on a free local port, with a new cluster in a temporary folder.
 * Installs the missing Debian package if permitted. @throws Error with one sentence otherwise
 */
export async function startPostgres(more: Record<string, string> = {}): Promise<PostgresService> {
  const bin =
    findPostgres() ?? (installPackages(['postgresql']) ? findPostgres() : undefined) ?? null;
  if (!bin)
    throw new Error(
      'PostgreSQL is missing: install it (Debian and Ubuntu: apt-get install postgresql), or run these tests as root, so that they can install it.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'everafter-postgres-'));
  const owner = serverUser(folder);
  const data = join(folder, 'data');
  const cluster = ['-D', data, '-U', 'everafter', '-A', 'trust', '-N', '-E', 'UTF8'];
  const made = spawnSync(join(bin, 'initdb'), [...cluster, '--locale', 'C'], {
    encoding: 'utf8',
    cwd: folder,
    ...owner,
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '300',
    // Durability is not needed.
    fsync: 'off',
    full_page_writes: 'off',
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://everafter@127.0.0.1:${port}/postgres`;
  const { Client } = await import('pg');
  const start = async () => {
    const started = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...owner,
    });
    await waitUntilReady(started, 'PostgreSQL', async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.end();
    });
    return started;
  };
  let child = await start();
  return {
    url,
    stop: () => stopChild(child, 'SIGINT', folder),
    async crash() {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    },
    async restart() {
      child = await start();
    },
    // While the parent is paused, no child's id is reused for another process.
    hang() {
      child.kill('SIGSTOP');
      for (const pid of childrenOf(child.pid!)) process.kill(pid, 'SIGSTOP');
    },
    resume() {
      for (const pid of childrenOf(child.pid!)) process.kill(pid, 'SIGCONT');
      child.kill('SIGCONT');
    },
  };
}

/** Starts a private Redis without persistence on a free local port. Installs it like `startPostgres`. */
export async function startRedis(): Promise<Service> {
  const find = () => inPath('redis-server') ?? inPath('valkey-server');
  const file = find() ?? (installPackages(['redis-server']) ? find() : undefined);
  if (!file)
    throw new Error(
      'Redis is missing: install it (Debian and Ubuntu: apt-get install redis-server), or run these tests as root, so that they can install it.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'everafter-redis-'));
  const port = await freePort();
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const child = spawn(file, [...settings, '--dir', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await waitUntilReady(child, 'Redis', () => pingRedis(port));
  return { url: `redis://127.0.0.1:${port}`, stop: () => stopChild(child, 'SIGTERM', folder) };
}

/**
 * Returns a local port that was free at the time of the call. It is below the ranges that systems
 * assign themselves (from 32768), so that no other socket of this machine gets it by chance
 * before its server listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Returns the folder of PostgreSQL's programs: Debian's newest, else the one with `initdb` in PATH. */
export function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql';
  const debian = (existsSync(root) ? readdirSync(root) : [])
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
  if (debian) return debian;
  const initdb = inPath('initdb');
  return initdb && inPath('postgres') ? join(initdb, '..') : undefined;
}

/** The path of a program, or undefined. */
export function inPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/sbin', '/usr/local/bin')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** PostgreSQL refuses to run as root. Returns the ids of the user `postgres` (or `nobody`) in that case. */
export function serverUser(folder: string): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const idOf = (flag: string, name: string) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || NaN);
  const name = Number.isNaN(idOf('-u', 'postgres')) ? 'nobody' : 'postgres';
  const owner = { uid: idOf('-u', name), gid: idOf('-g', name) };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

export async function waitUntilReady(
  child: ChildProcess,
  name: string,
  probe: () => Promise<void>,
): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} exited during startup: ${output}`);
    try {
      return await probe();
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`${name} is not ready: ${output}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function pingRedis(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (response) => {
      socket.destroy();
      if (response.toString().startsWith('+PONG')) resolve();
      else reject(new Error(response.toString()));
    });
    socket.once('error', reject);
  });
}

export function stopChild(
  child: ChildProcess,
  signal: NodeJS.Signals,
  folder: string,
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    };
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', done);
    child.kill(signal);
  });
}
