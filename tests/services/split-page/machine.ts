import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf } from '../../../scripts/children-of.ts';
import { mountSystem, PROGRAMS } from '../../../scripts/image/clean-root.ts';
import { ROOT } from '../../e2e/server.ts';
import { makeRoot } from './make-root.ts';

const NAMESPACES = ['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child'];
const HERE = '/run/machine/tree/tests/services/split-page';
/** The time limit of one block, on a busy machine. */
const BLOCK_WITHIN_MS = 300_000;

/** A machine within this one, with its own users, folders, ports and processes. */
export interface Machine {
  /** Its root, as a folder of this machine. */
  root: string;
  /**
   * Runs commands in its root shell, which they share. @returns their output
   * @throws Error with the output if one fails; the machine has then ended
   */
  run(commands: string): Promise<string>;
  /** The output of its services, and their events. */
  readJournal(): string;
  /** Ends all of its processes, and removes its files. */
  stop(): Promise<void>;
}

/** Why such a machine is not possible here, or undefined. */
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
  ...mountSystem(PROGRAMS),
  // The folders with the most writes are in memory, and are gone immediately.
  ...['/usr/local', '/opt', '/var'].map(
    (place) => `mount -t tmpfs -o mode=755 tmpfs "$ROOT${place}"`,
  ),
  'mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"',
  'mkdir "$ROOT/usr/local/bin" "$ROOT/var/lib" "$ROOT/var/log" "$ROOT/var/cache"',
  'mkdir -m 1777 "$ROOT/var/tmp"',
  'ln -s /run "$ROOT/var/run"',
  'mount --bind -o ro "$NODE" "$ROOT/run/machine/node"',
  'mount --bind -o ro "$TREE" "$ROOT/run/machine/tree"',
  'hostname machine',
  'exec chroot "$ROOT" /usr/bin/env -i HOME=/root LANG=C.UTF-8 \\',
  '  PATH=/run/machine/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \\',
  '  /bin/sh -c "$INSIDE"',
].join('\n');

/** Stays process 1, which reaps orphaned processes. */
const INSIDE = [
  'exec 2>&1',
  // Everything except this shell is killed below, so this needs its own namespace.
  '[ $$ = 1 ] || exit 1',
  'ip link set lo up',
  ...['manager', 'neighbors'].map(
    (name) => `/run/machine/node ${HERE}/${name}.ts < /dev/null >> /run/machine/journal 2>&1 &`,
  ),
  // Nobody writes here, so it ends with the test, even while a block waits.
  '{ cat <&3; kill -9 -1; } > /dev/null 2>&1 &',
  'bash --noprofile --norc 3<&- || tail -n 60 /run/machine/journal',
  'exit 0',
].join('\n');

const SHELL = [
  'set -e -o pipefail',
  'trap \'echo "\\"$BASH_COMMAND\\" ended with $?"\' ERR',
  'until [ -S /run/machine/manager.sock ] && [ -S /run/machine/door.sock ]; do sleep 0.05; done',
].join('\n');

/** @param hosts names that resolve to the machine itself */
export async function startMachine(hosts: string[]): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'everafter-split-page-'));
  const root = join(folder, 'root');
  makeRoot(root, hosts);
  // The outer shell removes the folder even if this process is killed.
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

/** Kills process 1 of the machine, and thereby all others. */
function endNow(outer: number): void {
  const [unshare] = childrenOf(outer);
  const [first] = unshare ? childrenOf(unshare) : [];
  if (first) process.kill(first, 'SIGKILL');
}
