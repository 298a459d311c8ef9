import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteErasure } from '#platform/erasures/journal.ts';
import { createFileStorage } from '#platform/storage.ts';
import { newId } from '#shared/ids.ts';
import { findPostgres, freePort, serverUser, waitUntilReady } from '../../scripts/services.ts';
import { ROOT } from '../e2e/server.ts';

/* The recipe of docs/operating/backup.md, with its settings, on a separate cluster. */

const folder = mkdtempSync(join(tmpdir(), 'everafter-recovery-'));
const [data, base, wal] = ['data', 'base', 'wal'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const dataDir = mkdtempSync(join(tmpdir(), 'everafter-recovery-data-'));
const bin = findPostgres()!;
const owner = serverUser(folder);
let port: number;
let server: ChildProcess | undefined;

const url = () => `postgres://everafter@127.0.0.1:${port}/postgres`;
const run = (program: string, args: string[]) =>
  execFileSync(join(bin, program), args, { cwd: folder, encoding: 'utf8', ...owner });
const admin = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/admin.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, APP_ENV: 'test', DATABASE_URL: url(), DATA_DIR: dataDir },
  });

async function query<Row extends object>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url() });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

async function start(): Promise<void> {
  server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  });
  await waitUntilReady(server, 'PostgreSQL', async () => {
    const [row] = await query<{ recovers: boolean }>('SELECT pg_is_in_recovery() AS recovers');
    if (row!.recovers) throw new Error('still recovering');
  });
}

function stop(): Promise<void> {
  return new Promise((resolve) => {
    if (!server || server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}

const addUser = async (name: string): Promise<string> => {
  const id = newId();
  await query('INSERT INTO users (id, full_name, email) VALUES ($1, $2, $3)', [
    id,
    name,
    `${name}@example.test`,
  ]);
  return id;
};
const names = async () =>
  (await query<{ full_name: string }>('SELECT full_name FROM users ORDER BY full_name')).map(
    (row) => row.full_name,
  );

beforeAll(async () => {
  port = await freePort();
  mkdirSync(wal, { mode: 0o700 });
  if (owner.uid !== undefined) chownSync(wal, owner.uid, owner.gid!);
  run('initdb', ['-D', data, '-U', 'everafter', '-A', 'trust', '-E', 'UTF8', '--locale', 'C']);
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
archive_mode = on
archive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f'
archive_timeout = 60
`,
  );
  await start();
  admin('migrate');
});
afterAll(async () => {
  await stop();
  for (const one of [folder, dataDir]) rmSync(one, { recursive: true, force: true });
});

test('a database restored to a point in time contains nobody who was erased since', async () => {
  const gone = await addUser('gone');
  await addUser('here');
  run('pg_basebackup', [
    '-D',
    base,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'everafter',
    '-c',
    'fast',
  ]);
  await addUser('later');
  const [moment] = await query<{ at: string }>('SELECT clock_timestamp()::text AS at');
  await addUser('mistake');
  // Like an erasure: the row is deleted, and the journal in the storage records it.
  await query('DELETE FROM users WHERE id = $1', [gone]);
  await noteErasure(createFileStorage(join(dataDir, 'media')), 'account', gone, new Date());
  await query('SELECT pg_switch_wal()');
  await expect
    .poll(async () => {
      const [row] = await query<{ failed: number; archived: number }>(
        'SELECT failed_count::int AS failed, archived_count::int AS archived FROM pg_stat_archiver',
      );
      return row;
    })
    .toMatchObject({ failed: 0, archived: expect.toSatisfy((count: number) => count >= 3) });
  expect(await names()).toEqual(['here', 'later', 'mistake']);

  await stop();
  rmSync(data, { recursive: true });
  execFileSync('cp', ['-a', base, data]);
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `restore_command = 'cp ${wal}/%f %p'
recovery_target_time = '${moment!.at}'
recovery_target_action = 'promote'
`,
  );
  writeFileSync(join(data, 'recovery.signal'), '');
  if (owner.uid !== undefined) chownSync(join(data, 'recovery.signal'), owner.uid, owner.gid!);
  await start();
  expect(await names()).toEqual(['gone', 'here', 'later']);

  expect(admin('replay-erasures')).toContain('1 accounts, 0 characters');
  expect(await names()).toEqual(['here', 'later']);
  expect(admin('erasures')).toMatch(/"kind":"account"/);
});
