import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf } from '../../../scripts/children-of.ts';
import { ROOT } from '../../e2e/server.ts';
import { makeRoot, SYSTEM } from './make-root.ts';

const NAMESPACES = ['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child'];
const HERE = '/run/machine/tree/tests/services/split-page';
/** Of one block, on a machine that does other things, too. */
const BLOCK_WITHIN_MS = 300_000;

/** A machine within this one: users, folders, ports and processes of its own. */
export interface Machine {
  /** Its root, as a folder of this machine. */
  root: string;
  /**
   * Runs commands in its shell of root, the same for all of them. @returns what they wrote
   * @throws Error with that if one fails; the machine has ended then
   */
  run(commands: string): Promise<string>;
  /** What its services wrote, and what became of them. */
  readJournal(): string;
  /** Ends all of its processes, and removes its files. */
  stop(): Promise<void>;
}

/** Why there can be no such machine here, or undefined. */
export function whyNoMachine(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'it needs Linux and its root';
  const attempt = 'mount --make-rprivate / && mount -t tmpfs tmpfs /mnt && ip link set lo up';
  const { status } = spawnSync('unshare', [...NAMESPACES, 'sh', '-c', attempt]);
  return status === 0
    ? undefined
    : 'namespaces and mounts are not permitted here, or iproute2 is missing';
}

const MOUNTS = [
  'set -e',
  'mount --make-rprivate /',
  'mount --bind "$ROOT" "$ROOT"',
  ...SYSTEM.map((place) => `mount --bind -o ro ${place} "$ROOT${place}"`),
  // What is written most is kept in memory, and gone at once.
  ...['/usr/local', '/opt', '/var'].map(
    (place) => `mount -t tmpfs -o mode=755 tmpfs "$ROOT${place}"`,
  ),
  'mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"',
  'mkdir "$ROOT/usr/local/bin" "$ROOT/var/lib" "$ROOT/var/log" "$ROOT/var/cache"',
  'mkdir -m 1777 "$ROOT/var/tmp"',
  'ln -s /run "$ROOT/var/run"',
  'mount --bind -o ro "$NODE" "$ROOT/run/machine/node"',
  'mount --bind -o ro "$TREE" "$ROOT/run/machine/tree"',
  'mount -t proc proc "$ROOT/proc"',
  'mount --rbind /dev "$ROOT/dev"',
  'hostname machine',
  'exec chroot "$ROOT" /usr/bin/env -i HOME=/root LANG=C.UTF-8 \\',
  '  PATH=/run/machine/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \\',
  '  /bin/sh -c "$INSIDE"',
].join('\n');

/** Stays process number 1, which takes leave of those that their parents have left. */
const INSIDE = [
  'exec 2>&1',
  // Below everything but this shell is killed: not without a namespace of its own.
  '[ $$ = 1 ] || exit 1',
  'ip link set lo up',
  ...['manager', 'neighbors'].map(
    (name) => `/run/machine/node ${HERE}/${name}.ts < /dev/null >> /run/machine/journal 2>&1 &`,
  ),
  // Nobody writes here: it ends with the test, whatever a block is waiting for.
  '{ cat <&3; kill -9 -1; } > /dev/null 2>&1 &',
  'bash --noprofile --norc 3<&- || tail -n 60 /run/machine/journal',
  'exit 0',
].join('\n');

const SHELL = [
  'set -e -o pipefail',
  'trap \'echo "\\"$BASH_COMMAND\\" ended with $?"\' ERR',
  'until [ -S /run/machine/manager.sock ] && [ -S /run/machine/door.sock ]; do sleep 0.05; done',
].join('\n');

/** @param hosts names that lead to it itself */
export async function startMachine(hosts: string[]): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'everafter-split-page-'));
  const root = join(folder, 'root');
  makeRoot(root, hosts);
  // The outer shell removes the folder also when this process is killed.
  const outer = 'unshare "$@"; rm -rf --one-file-system "$FOLDER"';
  const child = spawn('sh', ['-c', outer, 'sh', ...NAMESPACES, 'sh', '-c', MOUNTS], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      ROOT: root,
      FOLDER: folder,
      NODE: process.execPath,
      TREE: ROOT,
      INSIDE,
    },
  });
  child.stdin.on('error', () => {});
  let heard = '';
  let isOver = false;
  let onNews = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      heard += chunk;
      onNews();
    });
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      isOver = true;
      onNews();
      resolve();
    }),
  );

  let count = 0;
  async function run(commands: string): Promise<string> {
    const file = `run/machine/block-${(count += 1)}`;
    const mark = `\n--- ${file} is done ---\n`;
    writeFileSync(join(root, file), `${commands}\n`);
    heard = '';
    child.stdin.write(`. /${file} < /dev/null\nprintf '${mark.replaceAll('\n', '\\n')}'\n`);
    const tooLate = setTimeout(() => {
      heard += `\nNot done in time.\n${readJournal().slice(-4000)}`;
      endNow(child.pid!);
    }, BLOCK_WITHIN_MS);
    await new Promise<void>((resolve) => {
      onNews = () => {
        if (isOver || heard.includes(mark)) resolve();
      };
      onNews();
    });
    clearTimeout(tooLate);
    const [output, end] = heard.split(mark);
    if (end === undefined) throw new Error(`This failed:\n${commands}\n\n${output!.slice(-8000)}`);
    return output!;
  }
  const readJournal = () => readFileSync(join(root, 'run/machine/journal'), 'utf8');
  async function stop(): Promise<void> {
    if (!isOver) endNow(child.pid!);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await run(SHELL);
  } catch (error) {
    await stop();
    throw error;
  }
  return { root, run, readJournal, stop };
}

/** Kills process number 1 of the machine, and all others with it. */
function endNow(outer: number): void {
  const [unshare] = childrenOf(outer);
  const [first] = unshare ? childrenOf(unshare) : [];
  if (first) process.kill(first, 'SIGKILL');
}
