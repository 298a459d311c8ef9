import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { freePort } from '../../scripts/services.ts';
import { ROOT } from './server.ts';

let npm: ChildProcess | undefined;
let dataDir: string;

afterEach(() => {
  // Kills the process group, because the server may outlive npm.
  if (npm?.pid) killGroup(npm.pid);
  rmSync(dataDir, { recursive: true, force: true });
});

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All processes have exited.
  }
}

const isServing = (url: string, path = '/health') =>
  fetch(url + path).then(
    async (response) => (await response.text(), response.ok),
    () => false,
  );

const readStatus = (url: string) =>
  fetch(`${url}/ready`).then(
    async (response) => ((await response.json()) as { status: string }).status,
    () => 'gone',
  );

/** The file exists while the embedded database runs. */
const isClosed = () => !existsSync(join(dataDir, 'pglite/postmaster.pid'));

/** The process of scripts/run.mjs, which npm starts. */
function findLauncher(group: number): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' }).split('\n');
  const [pid] = lines
    .map((line) => line.trim().split(/\s+/))
    .find(
      ([, of, node, script]) =>
        Number(of) === group && node === 'node' && script === 'scripts/run.mjs',
    )!;
  return Number(pid);
}

test.each<[NodeJS.Signals, 'npm' | 'the launcher' | 'the whole group', string]>([
  // npm passes it on to the process that replaced its shell, and stays.
  ['SIGINT', 'npm', 'start'],
  ['SIGINT', 'npm', 'dev'],
  ['SIGKILL', 'the launcher', 'start'],
  ['SIGKILL', 'the launcher', 'dev'],
  ['SIGTERM', 'npm', 'start'],
  ['SIGTERM', 'npm', 'dev'],
  // npm exits immediately and its shell does not, as with a closed terminal or a supervisor.
  ['SIGHUP', 'npm', 'start'],
  ['SIGHUP', 'npm', 'dev'],
  // A terminal's signal reaches the server twice: directly and through the command that started it.
  ['SIGINT', 'the whole group', 'start'],
  ['SIGTERM', 'the whole group', 'start'],
  ['SIGHUP', 'the whole group', 'start'],
])('%s to %s of "npm run %s" shuts the server down gracefully', async (signal, whom, command) => {
  dataDir = mkdtempSync(join(tmpdir(), 'everafter-command-'));
  cpSync(inject('dataTemplate'), dataDir, { recursive: true });
  const url = `http://127.0.0.1:${await freePort()}`;
  let output = '';
  npm = spawn('npm', ['run', command], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      APP_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      DATA_DIR: dataDir,
      STOP_DELAY: '2',
    },
  });
  const collect = (chunk: Buffer) => void (output += chunk.toString());
  npm.stdout!.on('data', collect);
  npm.stderr!.on('data', collect);
  await expect.poll(() => isServing(url, '/ready'), { timeout: 90_000 }).toBe(true);
  const ended = new Promise((resolve) => npm!.once('exit', resolve));
  const silence = new Promise((resolve) => npm!.stdout!.once('close', resolve));
  const group = npm.pid!;
  const targets = { npm: group, 'the launcher': findLauncher(group), 'the whole group': -group };
  process.kill(targets[whom], signal);
  // The sender of the signal also waits: the server still answers, and reports that it is stopping.
  await expect.poll(() => readStatus(url), { timeout: 3_000, message: output }).toBe('stopping');
  await ended;
  await expect.poll(() => isServing(url), { timeout: 12_000, message: output }).toBe(false);
  await expect.poll(isClosed, { timeout: 12_000, message: output }).toBe(true);
  // The last process that could write has ended.
  await silence;
});
