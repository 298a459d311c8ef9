import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/main.ts');

export interface ProductOptions {
  dataDir: string;
  /** Environment variables that override the defaults. */
  env?: Record<string, string>;
  /** Default: a free port. */
  port?: number;
  /** Startup timeout in milliseconds. A first start draws portraits. */
  readyWithinMs?: number;
}

export interface RunningProduct {
  url: string;
  port: number;
  pid: number;
  /** From the start of the process to the first `ready` response, in milliseconds. */
  startMs: number;
  /** The output so far, from stdout and stderr. */
  output(): string;
  /** Whether it neither exited nor was killed. */
  isRunning(): boolean;
  /** Stops it gracefully and returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it (SIGKILL). */
  kill(): Promise<void>;
}

/** Starts the product as a separate process and waits until `/ready` returns 200. */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const port = options.port ?? Number(options.env?.['PORT'] ?? (await findFreePort()));
  const host = options.env?.['HOST'] ?? '127.0.0.1';
  const url = `http://${host}:${port}`;
  const operationsPort = options.env?.['OPERATIONS_PORT'] ?? port;
  mkdirSync(options.dataDir, { recursive: true });
  const began = performance.now();
  // The environment is explicit, and the working directory contains no `.env` file.
  const child = spawn(process.execPath, [MAIN], {
    cwd: options.dataDir,
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TMPDIR: process.env['TMPDIR'],
      HOST: host,
      PORT: String(port),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'false',
      FREE_DAILY_MESSAGES: '1000000',
      TEXT_MAX_PER_HOUR: '0',
      TEXT_MAX_PER_DAY: '0',
      ...options.env,
    },
    // The channel closes with this process, however it ends, and the product then stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.channel!.unref();
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  await waitUntilReady(
    child,
    `http://${host}:${operationsPort}`,
    options.readyWithinMs ?? 180_000,
    () => output,
  );
  return {
    url,
    port,
    pid: child.pid!,
    startMs: performance.now() - began,
    output: () => output,
    isRunning,
    async stop() {
      if (isRunning()) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      return child.exitCode;
    },
    async kill() {
      if (!isRunning()) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function waitUntilReady(
  child: ChildProcess,
  url: string,
  withinMs: number,
  output: () => string,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the product exited during startup:\n${output()}`);
    const response = await fetch(`${url}/ready`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  child.kill('SIGKILL');
  throw new Error(`the product was not ready within ${withinMs} ms:\n${output()}`);
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
