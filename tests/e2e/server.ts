import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/services.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const READY_WITHIN_MS = 240_000;

/** The product as its operator starts it: a process of its own, on a port and a folder of its own. */
export interface Server {
  url: string;
  dataDir: string;
  pid: number;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  dataDir: string;
  /** Settings over those of the journeys. */
  env?: Record<string, string>;
  port?: number;
  /** How far the product's clock is ahead, in milliseconds. */
  ahead?: number;
}

/** Starts `src/main.ts` and waits until it can serve; its own words are in the error when it cannot. */
export async function startServer({
  dataDir,
  env = {},
  port,
  ahead = 0,
}: ServerOptions): Promise<Server> {
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${ownPort}`;
  const clock = ahead > 0 ? ['--import', './tests/e2e/moved-clock.mjs'] : [];
  const child = spawn(process.execPath, [...clock, 'src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      APP_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(ownPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'false',
      TEXT_SCRIPTED_DELAY_MS: '2',
      ...(ahead > 0 && { CLOCK_OFFSET_MS: String(ahead) }),
      ...env,
    },
  });
  let words = '';
  const collect = (chunk: Buffer) => void (words = (words + chunk.toString()).slice(-4000));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await untilReady(child, url, () => words);
  return {
    url,
    dataDir,
    pid: child.pid!,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function untilReady(child: ChildProcess, url: string, words: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${url}/ready`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${words()}`);
    if (Date.now() > deadline) throw new Error(`The server is not ready:\n${words()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
