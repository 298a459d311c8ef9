import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort, inPath, stopChild, waitUntilReady, type Service } from './services.ts';
import { installPackages } from './system-packages.ts';

export const PROXIES = ['nginx', 'caddy'] as const;
export type ProxyKind = (typeof PROXIES)[number];

/** A call that the proxy answered with 5xx, from its log. */
export interface FailedCall {
  method: string;
  /** The first part of its path. */
  part: string;
  status: number;
  /** The status of each process that it was passed to. */
  addresses: string[];
  /** In milliseconds since the epoch; the log has whole seconds. */
  endedAt: number;
  tookMs: number;
}

export interface ProxyService extends Service {
  /** Undefined if the proxy keeps no log of calls, like Caddy with our file. */
  readFailedCalls(): FailedCall[] | undefined;
}

const DEPLOY = join(import.meta.dirname, '../deploy');
/** The network of the processes' addresses in our files. */
const NETWORK = '127.0.0.';

/**
 * Starts the real nginx or Caddy with the files of deploy/, without TLS, in front of the processes at their addresses
 * there, moved to another loopback network. Installs it as `startPostgres` does.
 * @param network the replacement of `127.0.0.`
 * @param port of a proxy that is restarted at the same place
 */
export async function startProxy(
  kind: ProxyKind,
  network: string,
  port?: number,
): Promise<ProxyService> {
  const program = inPath(kind) ?? (installPackages([kind]) ? inPath(kind) : undefined);
  if (!program)
    throw new Error(
      `${kind} is missing: install it (Debian and Ubuntu: apt-get install ${kind}), or run this as root, so that it can be installed.`,
    );
  const folder = mkdtempSync(join(tmpdir(), `everafter-${kind}-`));
  const address = `${network}1:${port ?? (await freePort())}`;
  const write = kind === 'nginx' ? writeNginx : writeCaddy;
  const child = spawn(program, write(folder, address, network), {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `http://${address}`;
  await waitUntilReady(child, kind, async () => void (await fetch(`${url}/health`)));
  const log = join(folder, 'access.log');
  return {
    url,
    readFailedCalls: () =>
      existsSync(log) ? findFailedCalls(readFileSync(log, 'utf8')) : undefined,
    stop: () => stopChild(child, 'SIGTERM', folder),
  };
}

/** @returns the program's arguments */
function writeNginx(folder: string, address: string, network: string): string[] {
  cpSync(join(DEPLOY, 'nginx'), join(folder, 'nginx'), { recursive: true });
  const main = join(folder, 'nginx/compose/nginx.conf');
  const server = join(folder, 'nginx/everafter.conf');
  const ours = join(folder, 'nginx/compose/everafter');
  for (const file of [main, server])
    change(file, [
      ['/var/log/nginx/', `${folder}/`],
      ['/run/nginx.pid', `${folder}/nginx.pid`],
    ]);
  cpSync(join(DEPLOY, 'nginx/everafter/upstreams.conf'), join(ours, 'upstreams.conf'));
  change(join(ours, 'upstreams.conf'), [[NETWORK, network]]);
  writeFileSync(join(ours, 'listen.conf'), `listen ${address};\n`);
  // Its folders belong to the user that started it.
  if (userInfo().uid === 0) writeFileSync(main, `user root;\n${readFileSync(main, 'utf8')}`);
  return ['-p', folder, '-c', main, '-g', 'daemon off;'];
}

function writeCaddy(folder: string, address: string, network: string): string[] {
  const file = join(folder, 'Caddyfile');
  cpSync(join(DEPLOY, 'caddy/Caddyfile'), file);
  change(file, [
    [NETWORK, network],
    ['\nchat.example.org {', `\nhttp://${address} {`],
    ['\n{\n', '\n{\n\tadmin off\n'],
  ]);
  return ['run', '--adapter', 'caddyfile', '--config', file];
}

/** @throws Error if a file of deploy/ no longer contains the replaced text */
function change(file: string, replacements: [from: string, to: string][]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of replacements) text = text.replaceAll(from, to);
  writeFileSync(file, text);
}

/** Reads lines of the format `everafter` of deploy/nginx/everafter.conf. */
export function findFailedCalls(log: string): FailedCall[] {
  const line = /^\S+ \[(\S+)\] (\S+) (\S+) (5\d\d) \d+ ([\d.]+) (.*)$/gm;
  return [...log.matchAll(line)].map(([, at, method, part, status, seconds, rest]) => ({
    method: method!,
    part: part!,
    status: Number(status),
    addresses: rest!.match(/[\d.]+:\d+/g) ?? [],
    endedAt: Date.parse(at!),
    tookMs: Number(seconds) * 1000,
  }));
}
