import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { freePort } from '../../scripts/services.ts';
import { ROOT } from './server.ts';

let npm: ChildProcess | undefined;
let dataDir: string;

afterEach(() => {
  // The whole group: a server that outlived npm must not outlive the test.
  if (npm?.pid) killGroup(npm.pid);
  rmSync(dataDir, { recursive: true, force: true });
});

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Everything has ended.
  }
}

const isServing = (url: string) =>
  fetch(`${url}/health`).then(
    async (answer) => (await answer.text(), true),
    () => false,
  );

test.each(['start', 'dev'])('SIGTERM to "npm run %s" stops the server', async (command) => {
  dataDir = mkdtempSync(join(tmpdir(), 'everafter-command-'));
  cpSync(inject('dataTemplate'), dataDir, { recursive: true });
  const url = `http://127.0.0.1:${await freePort()}`;
  let words = '';
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
    },
  });
  const collect = (chunk: Buffer) => void (words += chunk.toString());
  npm.stdout!.on('data', collect);
  npm.stderr!.on('data', collect);
  await expect.poll(() => isServing(url), { timeout: 90_000 }).toBe(true);
  const ended = new Promise((resolve) => npm!.once('exit', resolve));
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(() => isServing(url), { timeout: 12_000, message: words }).toBe(false);
});
