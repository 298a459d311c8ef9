import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { note, startService, type Running } from './service.ts';
import { findUnitFile, fullName, namesIn, readUnit, wantedBy, type Unit } from './unit-files.ts';

/*
 * Stands in for systemd on the machine of split-page.spec.ts: `programs/systemctl` sends its arguments here.
 * It reads the real unit files, and refuses unknown settings.
 */
const SOCKET = '/run/machine/manager.sock';

const active = new Map<string, Running>();

const COMMANDS: Record<string, (names: string[]) => Promise<string> | string> = {
  // Units are read again at each start anyway.
  'daemon-reload': () => '',
  enable,
  start: async (names) => start(names),
  stop: async (names) => stop(names),
  restart,
  reload: async (names) => {
    for (const name of names) await running(name).reload();
    return '';
  },
  'show-pid': (names) => names.map((name) => running(name).pid).join(' '),
};

createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  request.on('end', () => {
    const [command = '', ...names] = text.trim().split(/\s+/);
    note(`systemctl ${text.trim()}`);
    answer(command, names).then(
      (said) => response.end(said),
      (error: Error) => {
        note(error.message);
        response.writeHead(500).end(`${error.message}\n`);
      },
    );
  });
}).listen(SOCKET);

async function answer(command: string, names: string[]): Promise<string> {
  const run = COMMANDS[command];
  if (!run || names.some((name) => name.startsWith('-')))
    throw new Error(`systemctl ${command} is not known to this test.`);
  return run(names.map(fullName));
}

function running(name: string): Running {
  const found = active.get(name);
  if (!found) throw new Error(`${name} is not active.`);
  return found;
}

function enable(names: string[]): string {
  for (const name of names)
    for (const target of namesIn(readUnit(name), 'Install.WantedBy')) {
      const folder = join('/etc/systemd/system', `${target}.wants`);
      mkdirSync(folder, { recursive: true });
      rmSync(join(folder, name), { force: true });
      symlinkSync(findUnitFile(name)!, join(folder, name));
    }
  return '';
}

/** Starts units and all units that they want, each after those in its `After`. */
async function start(names: string[]): Promise<string> {
  const units = new Map<string, Unit>();
  const add = (name: string) => {
    if (units.has(name) || active.has(name)) return;
    const unit = readUnit(name);
    units.set(name, unit);
    for (const wanted of wantedBy(unit)) add(wanted);
  };
  for (const name of names) add(name);
  for (const unit of units.values()) await stop(namesIn(unit, 'Unit.Conflicts'));

  const jobs = new Map<string, Promise<void>>();
  const startOne = (unit: Unit): Promise<void> => {
    const begun = jobs.get(unit.name);
    if (begun) return begun;
    const job = Promise.resolve().then(async () => {
      const before = [...units.values()].filter(
        (other) =>
          namesIn(unit, 'Unit.After').includes(other.name) ||
          namesIn(other, 'Unit.Before').includes(unit.name),
      );
      await Promise.allSettled(before.map(startOne));
      await activate(unit);
    });
    jobs.set(unit.name, job);
    return job;
  };
  const ends = await Promise.allSettled([...units.values()].map(startOne));
  const failed = [...units.keys()].flatMap((name, at) => {
    const end = ends[at]!;
    if (end.status === 'rejected') note(`${name}: ${(end.reason as Error).message}`);
    return end.status === 'rejected' && names.includes(name) ? [end.reason as Error] : [];
  });
  if (failed[0]) throw failed[0];
  return '';
}

async function activate(unit: Unit): Promise<void> {
  if (active.has(unit.name)) return;
  if (!unit.name.endsWith('.service')) {
    active.set(unit.name, { pid: undefined, reload: async () => {}, stop: async () => {} });
    return;
  }
  const service = await startService(unit, (afterMs) => {
    active.delete(unit.name);
    void setTimeout(afterMs).then(() => start([unit.name]).catch(() => {}));
  });
  if (service) active.set(unit.name, service);
}

/** Units that are part of them stop with them. */
const withParts = (names: string[]): string[] => [
  ...names,
  ...[...active.keys()].filter(
    (name) =>
      !names.includes(name) &&
      namesIn(readUnit(name), 'Unit.PartOf').some((whole) => names.includes(whole)),
  ),
];

async function stop(names: string[]): Promise<string> {
  const stopping = withParts(names).filter((name) => active.has(name));
  await Promise.all(
    stopping.map(async (name) => {
      const service = running(name);
      active.delete(name);
      await service.stop();
    }),
  );
  return '';
}

async function restart(names: string[]): Promise<string> {
  const all = withParts(names);
  await stop(names);
  return start(all);
}

// Folders that the packages' units expect after a boot.
spawnSync('install', ['-d', '-m', '2775', '-g', 'postgres', '/run/postgresql']);
