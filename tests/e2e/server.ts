import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/services.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const READY_WITHIN_MS = 240_000;

/** The product as a separate process with its own port and data directory. */
export interface Server {
  url: string;
  dataDir: string;
  pid: number;
  /** Stops it gracefully (SIGTERM). */
  stop(): Promise<void>;
  /** Kills it (SIGKILL). */
  kill(): Promise<void>;
}

export interface ServerOptions {
  dataDir: string;
  /** Environment variables that override the defaults. */
  env?: Record<string, string>;
  port?: number;
  /** Offset of the product's clock from the system clock, in milliseconds. */
  clockOffsetMs?: number;
}

/** Starts `src/main.ts` and waits until it is ready. @throws Error with its output when it does not start */
export async function startServer({
  dataDir,
  env = {},
  port,
  clockOffsetMs = 0,
}: ServerOptions): Promise<Server> {
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${ownPort}`;
  const clock = clockOffsetMs > 0 ? ['--import', './tests/e2e/moved-clock.mjs'] : [];
  const child = spawn(process.execPath, [...clock, 'src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      APP_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(ownPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'false',
      TEXT_SCRIPTED_DELAY_MS: '2',
      STOP_GRACE: '6',
      // A model that a test controls is asked only for replies.
      MEMORY_EVERY: '0',
      ...(clockOffsetMs > 0 && { CLOCK_OFFSET_MS: String(clockOffsetMs) }),
      ...env,
    },
  });
  let output = '';
  const collect = (chunk: Buffer) => void (output = (output + chunk.toString()).slice(-4000));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await waitUntilReady(child, url, () => output);
  return {
    url,
    dataDir,
    pid: child.pid!,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function waitUntilReady(
  child: ChildProcess,
  url: string,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const response = await fetch(`${url}/ready`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (child.exitCode !== null) throw new Error(`The server exited during startup:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The server is not ready:\n${output()}`);
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
