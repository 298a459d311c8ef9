import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  openSync,
  readFileSync,
  readdirSync,
  readlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { childrenOf } from '../../../scripts/children-of.ts';
import { readCommand, readVariables, type Unit } from './unit-files.ts';

/** The output of services, and their events. */
const JOURNAL = '/run/machine/journal';
/** systemd also looks for programs here. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin';
const STARTS_WITHIN_MS = 120_000;
const POLL_MS = 20;

/** A unit that is active, with its process if it has one. */
export interface Running {
  pid: number | undefined;
  reload(): Promise<void>;
  /** @throws Error if it has to be killed, or ends with an error */
  stop(): Promise<void>;
}

export const note = (line: string): void => appendFileSync(JOURNAL, `${line}\n`);

/**
 * Starts a service according to its unit and waits until systemd would consider it started.
 * @param onFailure called when a service ends unexpectedly and must be restarted
 * @returns undefined for a service that has already finished (Type=oneshot)
 * @throws Error if it does not start
 */
export async function startService(
  unit: Unit,
  onFailure: (afterMs: number) => void,
): Promise<Running | undefined> {
  const type = unit.last('Service.Type') ?? 'simple';
  makeFolders(unit);
  for (const line of unit.all('Service.ExecStartPre')) await runToEnd(unit, line);
  const commands = unit.all('Service.ExecStart');
  if (type === 'oneshot') {
    for (const line of commands) await runToEnd(unit, line);
    if (unit.last('Service.RemainAfterExit') !== 'yes') return undefined;
    return { pid: undefined, reload: () => reload(unit, undefined), stop: async () => {} };
  }
  if (type === 'forking') {
    await runToEnd(unit, commands[0]!);
    const pid = await readPid(unit);
    return { pid, reload: () => reload(unit, pid), stop: () => stopForked(unit, pid) };
  }
  if (!['simple', 'exec', 'notify'].includes(type))
    throw new Error(`${unit.name}: Type=${type} is not known to this test.`);
  const child = spawnAs(unit, readCommand(commands[0]!).words);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${unit.name} could not be started.`);
  const service = watch(unit, child, onFailure);
  if (type === 'notify')
    await until(`${unit.name} listens`, () => {
      if (service.hasEnded()) throw new Error(`${unit.name} ended before it was ready.`);
      return listens(pid);
    });
  return { pid, reload: () => reload(unit, pid), stop: service.stop };
}

function watch(unit: Unit, child: ChildProcess, onFailure: (afterMs: number) => void) {
  let isStopping = false;
  let end: { code: number | null; signal: NodeJS.Signals | null } | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      end = { code, signal };
      note(`${unit.name} ended with ${signal ?? code}`);
      const rule = unit.last('Service.Restart');
      if (!isStopping && (rule === 'always' || (rule === 'on-failure' && code !== 0)))
        onFailure(seconds(unit.last('Service.RestartSec') ?? '100ms'));
      resolve();
    });
  });
  return {
    hasEnded: () => end !== undefined,
    async stop() {
      isStopping = true;
      const signal = (unit.last('Service.KillSignal') ?? 'SIGTERM') as NodeJS.Signals;
      child.kill(signal);
      const patience = setTimeout(timeToStop(unit), 'late', { ref: false });
      if ((await Promise.race([ended, patience])) === 'late') {
        child.kill('SIGKILL');
        throw new Error(`${unit.name} did not stop in time, and was killed.`);
      }
      if (end!.code !== 0 && end!.signal !== signal)
        throw new Error(`${unit.name} ended its stop with ${end!.signal ?? end!.code}.`);
    },
  };
}

async function stopForked(unit: Unit, pid: number): Promise<void> {
  for (const line of unit.all('Service.ExecStop')) await runToEnd(unit, line);
  if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  await until(`${unit.name} is gone`, () => !isAlive(pid));
}

async function reload(unit: Unit, pid: number | undefined): Promise<void> {
  const commands = unit.all('Service.ExecReload');
  if (commands.length === 0) throw new Error(`${unit.name} cannot be reloaded.`);
  const before = pid === undefined ? [] : childrenOf(pid);
  for (const line of commands) await runToEnd(unit, line.replaceAll('$MAINPID', String(pid)));
  // systemd returns earlier. Until then, the old workers accept connections, and close them soon afterwards.
  if (pid !== undefined && unit.name === 'nginx.service')
    await until('new workers have replaced those of nginx', () => {
      const workers = childrenOf(pid);
      return workers.length > 0 && !workers.some((one) => before.includes(one));
    });
}

async function runToEnd(unit: Unit, line: string): Promise<void> {
  const { words, mayFail } = readCommand(line);
  const child = spawnAs(unit, words);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0 && !mayFail) throw new Error(`${unit.name}: "${line}" ended with ${code}.`);
}

/** Starts a program as the unit's user, with its rights, limits, folder and variables. */
function spawnAs(unit: Unit, words: string[]): ChildProcess {
  const user = unit.last('Service.User');
  const [, , , , , home] = user ? entryOf(user).split(':') : [];
  const rights = [
    ...(user ? [`--reuid=${user}`, '--init-groups', `--regid=${groupOf(unit, user)}`] : []),
    ...(unit.last('Service.NoNewPrivileges') ? ['--no-new-privs'] : []),
    ...unit.all('Service.AmbientCapabilities').flatMap((value) => {
      const name = value.toLowerCase().replace(/^cap_/, '+');
      return [`--inh-caps=${name}`, `--ambient-caps=${name}`];
    }),
  ];
  const limit = unit.last('Service.LimitNOFILE');
  const script = [
    // As far as this machine allows it.
    ...(limit ? [`{ ulimit -n ${limit} 2> /dev/null || ulimit -n "$(ulimit -Hn)"; }`] : []),
    `umask ${unit.last('Service.UMask') ?? '0022'}`,
    `cd ${unit.last('Service.WorkingDirectory') ?? '/'}`,
    'exec setpriv "$@"',
  ].join(' && ');
  const log = openSync(JOURNAL, 'a');
  return spawn('/bin/bash', ['-c', script, unit.name, ...rights, '--', ...words], {
    stdio: ['ignore', log, log],
    env: {
      PATH,
      LANG: 'C.UTF-8',
      ...(user && { USER: user, LOGNAME: user, HOME: home }),
      ...readVariables(unit),
    },
  });
}

function makeFolders(unit: Unit): void {
  const user = unit.last('Service.User') ?? 'root';
  for (const [key, parent] of [
    ['StateDirectory', '/var/lib'],
    ['RuntimeDirectory', '/run'],
  ] as const)
    for (const name of unit.all(`Service.${key}`)) {
      const mode = unit.last(`Service.${key}Mode`) ?? '0755';
      const owner = ['-o', user, '-g', groupOf(unit, user)];
      spawnSync('install', ['-d', '-m', mode, ...owner, join(parent, name)]);
    }
}

const entryOf = (user: string): string => {
  const { stdout } = spawnSync('getent', ['passwd', user], { encoding: 'utf8' });
  if (!stdout) throw new Error(`There is no user ${user}.`);
  return stdout.trim();
};
const groupOf = (unit: Unit, user: string): string =>
  unit.last('Service.Group') ?? entryOf(user).split(':')[3]!;

async function readPid(unit: Unit): Promise<number> {
  const file = unit.last('Service.PIDFile')!;
  const read = () => (existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : NaN);
  await until(`${unit.name} has written ${file}`, () => read() > 0);
  return read();
}

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** Whether a process has an open port. Type=notify services report readiness over a socket type that Node does not have. */
function listens(pid: number): boolean {
  const open = ['tcp', 'tcp6']
    .filter((kind) => existsSync(`/proc/net/${kind}`))
    .flatMap((kind) => readFileSync(`/proc/net/${kind}`, 'utf8').trim().split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .flatMap((columns) => (columns[3] === '0A' ? [`socket:[${columns[9]}]`] : []));
  return readdirSync(`/proc/${pid}/fd`).some((number) => {
    try {
      return open.includes(readlinkSync(`/proc/${pid}/fd/${number}`));
    } catch {
      return false;
    }
  });
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`Not so in time: ${what}.`);
    await setTimeout(POLL_MS);
  }
}

const timeToStop = (unit: Unit): number =>
  seconds(unit.last('Service.TimeoutStopSec') ?? '90s') || 90_000;

/** In milliseconds. */
function seconds(time: string): number {
  const [, number, kind] = /^(\d+)(ms|s|h)?$/.exec(time) ?? [];
  if (number === undefined) throw new Error(`The time "${time}" is not understood.`);
  return Number(number) * { ms: 1, s: 1000, h: 3_600_000 }[kind ?? 's']!;
}
