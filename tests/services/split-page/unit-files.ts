import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The operator's files first, then generated files, then those of packages. */
const FOLDERS = ['/etc/systemd/system', '/run/systemd/generator', '/lib/systemd/system'];
const SUFFIX = /\.(service|target|slice|socket|timer)$/;

/** The settings that `manager.ts` implements. */
const FOLLOWED = new Set(
  [
    ['Unit', 'Wants Requires After Before PartOf Conflicts'],
    ['Install', 'WantedBy'],
    ['Service', 'Type User Group WorkingDirectory Environment EnvironmentFile PIDFile'],
    ['Service', 'StateDirectory StateDirectoryMode RuntimeDirectory RuntimeDirectoryMode'],
    ['Service', 'ExecStartPre ExecStart ExecReload ExecStop RemainAfterExit Restart RestartSec'],
    ['Service', 'KillSignal TimeoutStopSec UMask LimitNOFILE NoNewPrivileges AmbientCapabilities'],
  ].flatMap(([section, keys]) => keys!.split(' ').map((key) => `${section}.${key}`)),
);
/** Settings that do not affect which processes run, or that remove rights that no test here needs. */
const PASSED_OVER = new RegExp(
  `^(${[
    'Unit\\.(Description|Documentation|StartLimitIntervalSec|AssertPathExists|RequiresMountsFor|ReloadPropagatedFrom|DefaultDependencies|RefuseManualStart)',
    'Install\\.Alias',
    'Service\\.(Protect|Private|Restrict|SystemCall|ReadWrite|NoExec|ExecPaths)\\w*',
    'Service\\.(CapabilityBoundingSet|LockPersonality|MemoryDenyWriteExecute|RemoveIPC)',
    'Service\\.(KillMode|LimitNPROC|OOMScoreAdjust|SyslogIdentifier|TimeoutStartSec)',
  ].join('|')})$`,
);

/** A unit's settings with expanded specifiers. */
export interface Unit {
  name: string;
  /** Of `Section.Key`, in the order of the file. */
  all(key: string): string[];
  last(key: string): string | undefined;
}

/** `postgresql` is `postgresql.service`. */
export const fullName = (name: string): string => (SUFFIX.test(name) ? name : `${name}.service`);

/** The file of a unit, or of its template. */
export function findUnitFile(name: string): string | undefined {
  const names = [name, name.replace(/@.+(?=\.\w+$)/, '@')];
  return names
    .flatMap((one) => FOLDERS.map((folder) => join(folder, one)))
    .find((path) => existsSync(path));
}

/** @throws Error if there is no such unit, or it has an unknown setting */
export function readUnit(name: string): Unit {
  const file = findUnitFile(name);
  if (!file) throw new Error(`Unit ${name} not found.`);
  const settings = new Map<string, string[]>();
  let section = '';
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .map((one) => one.trim())) {
    if (line === '' || /^[#;]/.test(line)) continue;
    const header = /^\[(\w+)\]$/.exec(line);
    if (header) {
      section = header[1]!;
      continue;
    }
    const [, key, value] = /^(\w+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (key === undefined || value?.endsWith('\\'))
      throw new Error(`${file}: "${line}" is not understood.`);
    const full = `${section}.${key}`;
    if (PASSED_OVER.test(full)) continue;
    if (!FOLLOWED.has(full)) throw new Error(`${file}: ${full} is not known to this test.`);
    // An empty value clears earlier values.
    if (value === '') settings.set(full, []);
    else settings.set(full, [...(settings.get(full) ?? []), fillIn(value!, name)]);
  }
  const all = (key: string) => settings.get(key) ?? [];
  return { name, all, last: (key) => all(key).at(-1) };
}

function fillIn(value: string, name: string): string {
  const instance = /@(.+)\.\w+$/.exec(name)?.[1] ?? '';
  return value.replaceAll(/%(.)/g, (specifier, letter: string) => {
    if (letter === 'i') return instance;
    if (letter === 'I') return instance.replaceAll('-', '/');
    if (letter === '%') return '%';
    throw new Error(`${name}: the specifier ${specifier} is not known to this test.`);
  });
}

/** Names in a list setting, such as `After`. */
export const namesIn = (unit: Unit, key: string): string[] =>
  unit.all(key).flatMap((value) => value.split(/\s+/));

/** The units that start with a unit: those that it wants, and those that were enabled for it. */
export function wantedBy(unit: Unit): string[] {
  const linked = FOLDERS.map((folder) => join(folder, `${unit.name}.wants`))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder));
  return [...namesIn(unit, 'Unit.Wants'), ...namesIn(unit, 'Unit.Requires'), ...linked].filter(
    (name) => findUnitFile(name) !== undefined,
  );
}

/** A command line: its words, and whether its failure counts. */
export function readCommand(line: string): { words: string[]; mayFail: boolean } {
  const mayFail = line.startsWith('-');
  const words = [...line.slice(mayFail ? 1 : 0).matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare!,
  );
  return { words, mayFail };
}

/** The variables of `Environment` and `EnvironmentFile`, the files last. */
export function readVariables(unit: Unit): Record<string, string> {
  const variables: Record<string, string> = {};
  const take = (assignment: string) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(assignment) ?? [];
    if (name === undefined) throw new Error(`${unit.name}: "${assignment}" is no assignment.`);
    variables[name] = value!;
  };
  for (const name of namesIn(unit, 'Service.Environment')) take(name);
  for (const file of unit.all('Service.EnvironmentFile'))
    for (const line of readFileSync(file, 'utf8').split('\n'))
      if (line.trim() !== '' && !/^\s*[#;]/.test(line)) take(line.trim());
  return variables;
}
