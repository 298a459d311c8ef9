import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** The folders of this machine's programs. */
export const PROGRAMS = ['/usr', '/bin', '/sbin', '/lib', '/lib64'].filter((place) =>
  existsSync(place),
);
/** Replaces the base image: the programs of this machine, and nothing else of it. */
const SYSTEM = [...PROGRAMS, '/etc/ssl'].filter((place) => existsSync(place));
const OF_NETWORK = ['/etc/resolv.conf', '/etc/hosts', '/etc/nsswitch.conf'];
/** Variables of this machine's environment by which its npm reaches the registry. */
const OF_REGISTRY =
  /^(https?_proxy|no_proxy|npm_config_registry|node_extra_ca_certs|ssl_cert_(file|dir))$/i;

export interface RunOptions {
  workdir: string;
  env: Record<string, string>;
  /** Ids of user and group, `1000:1000`; default: root. */
  user?: string;
  /** Folders of this machine that are mounted writable at these paths; everything else is read-only. */
  writable?: Record<string, string>;
}

/**
 * Creates a root that contains only mount points, the users of the image and the names of hosts.
 * @throws Error without the right to enter it
 */
export function makeRoot(root: string): void {
  if (process.platform !== 'linux' || userInfo().uid !== 0)
    throw new Error('A clean root needs Linux and its root: run these tests as root.');
  for (const place of [...SYSTEM, '/proc', '/dev', '/tmp', '/root/.npm', npmFolder()])
    mkdirSync(join(root, place), { recursive: true });
  writeFileSync(
    join(root, 'etc/passwd'),
    'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n',
  );
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  for (const file of OF_NETWORK) if (existsSync(file)) copyFileSync(file, join(root, file));
}

/** Lines of a script that mounts folders of this machine read-only below `$ROOT`, with processes and devices. */
export const mountSystem = (folders: string[]): string[] => [
  'set -e',
  'mount --make-rprivate /',
  'mount --bind "$ROOT" "$ROOT"',
  ...folders.map((folder) => `mount --bind -o ro ${folder} "$ROOT${folder}"`),
  'mount -t proc proc "$ROOT/proc"',
  'mount --rbind /dev "$ROOT/dev"',
];

/** Starts a command in the root and in its own namespaces; `node` is the one that runs this. */
export function startInRoot(root: string, command: string[], options: RunOptions): ChildProcess {
  const { workdir, user, writable } = options;
  const npm = npmFolder();
  const mounts = [
    ...mountSystem(SYSTEM),
    // Packages that this machine installed itself are not part of the image.
    'mount -t tmpfs tmpfs "$ROOT/usr/local"',
    `mkdir -p "$ROOT/usr/local/bin" "$ROOT${npm}"`,
    'touch "$ROOT/usr/local/bin/node"',
    'mount --bind -o ro "$NODE" "$ROOT/usr/local/bin/node"',
    `mount --bind -o ro ${npm} "$ROOT${npm}"`,
    `printf '#!/bin/sh\\nexec node ${npm}/bin/npm-cli.js "$@"\\n' > "$ROOT/usr/local/bin/npm"`,
    'chmod 755 "$ROOT/usr/local/bin/npm"',
    'mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"',
    ...(writable
      ? [
          ...Object.entries(writable).map(
            ([place, from]) => `mount --bind ${from} "$ROOT${place}"`,
          ),
          'mount -o remount,ro,bind "$ROOT"',
        ]
      : ['mount --bind "$NPM_CACHE" "$ROOT/root/.npm"']),
    'exec chroot "$ROOT" /usr/bin/env -i "$@"',
  ];
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: '/root',
    // npm does not ask the registry about cached packages, and retries stalled requests soon.
    npm_config_prefer_offline: 'true',
    npm_config_fetch_timeout: '60000',
    ...forRegistry(),
    ...options.env,
  };
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
  const inside = [
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
    ...(user ? asUser(user) : []),
    '/bin/sh',
    '-c',
    'cd "$0" && exec "$@"',
    workdir,
    ...command,
  ];
  return spawn('unshare', [...namespaces, '/bin/sh', '-c', mounts.join('\n'), 'sh', ...inside], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ROOT: root, NODE: process.execPath, NPM_CACHE: npmCache() },
  });
}

/** Runs a command in the root to its end. @throws Error with its output if it fails */
export async function runInRoot(
  root: string,
  command: string[],
  options: RunOptions,
): Promise<string> {
  const child = startInRoot(root, command, options);
  let output = '';
  const collect = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code === 0) return output;
  throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-2000)}`);
}

/** Without root's capabilities, as under `cap_drop: [ALL]` and `no-new-privileges`. */
function asUser(user: string): string[] {
  const [uid, gid] = user.split(':');
  const rights = ['--clear-groups', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
  return ['/usr/bin/setpriv', `--reuid=${uid}`, `--regid=${gid ?? uid}`, ...rights];
}

function npmFolder(): string {
  const given = process.env.npm_execpath;
  const found = given ?? spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim();
  return dirname(dirname(realpathSync(found)));
}

const npmCache = (): string =>
  spawnSync(process.execPath, [join(npmFolder(), 'bin/npm-cli.js'), 'config', 'get', 'cache'], {
    encoding: 'utf8',
  }).stdout.trim();

const forRegistry = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      OF_REGISTRY.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  );
