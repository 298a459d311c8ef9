import { access, constants, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LAST_BACKUP } from '#platform/backup/back-up.ts';
import type { Config } from '#platform/config.ts';
import { SETTING_NAMES } from '#platform/environment.ts';
import { isSecret } from '#platform/secret-files.ts';
import { formatBytes } from '#shared/format-bytes.ts';
import { FULL_BELOW_BYTES, readFreeBytes } from '../probe-parts.ts';
import { ok, problem, warning, type Check, type Outcome } from './check.ts';

/** As in package.json. */
const OLDEST_NODE: readonly [number, number] = [24, 4];
const LOW_BELOW_BYTES = 2 * 1024 ** 3;
const OLD_BACKUP_DAYS = 7;

/** Checks this machine: Node, the data directory, its disk and its backups. */
export const machineChecks = (config: Config, env: Record<string, string | undefined>): Check[] => [
  {
    name: 'Node',
    advice: '',
    run: async () => {
      const { node } = process.versions;
      const [major = 0, minor = 0] = node.split('.').map(Number);
      const [leastMajor, leastMinor] = OLDEST_NODE;
      const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor);
      return isOld
        ? problem(`${node} is too old: install ${OLDEST_NODE.join('.')} or newer.`)
        : ok(node);
    },
  },
  {
    name: 'data directory',
    advice: `Set DATA_DIR to a folder that this user can write.`,
    run: () => checkDataDir(config.dataDir),
  },
  {
    name: 'disk',
    advice: 'Set DATA_DIR to a folder on a disk that responds.',
    run: async () => {
      const free = await readFreeBytes(config.dataDir);
      const detail = `${formatBytes(free)} free in ${config.dataDir}`;
      if (free < FULL_BELOW_BYTES) return problem(`${detail}: free some space now.`);
      return free < LOW_BELOW_BYTES ? warning(`${detail}: free some space.`) : ok(detail);
    },
  },
  { name: 'secrets', advice: 'Check the files of NAME_FILE.', run: () => checkSecretFiles(env) },
  ...(config.databaseUrl
    ? []
    : [{ name: 'backups', advice: '', run: () => checkBackups(config.dataDir) }]),
];

async function checkDataDir(dataDir: string): Promise<Outcome | Outcome[]> {
  const about = await stat(dataDir).catch(() => null);
  if (!about) return warning(`${dataDir} does not exist yet: the first start creates it.`);
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const outcomes: Outcome[] = [];
  if (about.mode & 0o077 && process.platform !== 'win32')
    outcomes.push(
      problem(
        `${dataDir} is open to other users of this machine (${(about.mode & 0o777).toString(8)}): chmod 700 ${dataDir}`,
      ),
    );
  const replaced = (await readdir(dataDir)).filter((name) => name.startsWith('replaced-'));
  if (replaced.length > 0)
    outcomes.push(
      warning(
        `a restore kept what it replaced in ${replaced.map((name) => join(dataDir, name)).join(', ')}: delete it once you no longer need it, since it also contains data that people have deleted.`,
      ),
    );
  return outcomes.length > 0 ? outcomes : ok(`${dataDir}, open to this user alone`);
}

/** Whether others can read a file that holds secrets. */
async function checkSecretFiles(env: Record<string, string | undefined>): Promise<Outcome> {
  const files = SETTING_NAMES.filter(isSecret).flatMap((name) => env[`${name}_FILE`] || []);
  const open: string[] = [];
  for (const file of ['.env', ...files]) {
    const about = await stat(file).catch(() => null);
    if (about && about.mode & 0o004) open.push(file);
  }
  return open.length > 0
    ? warning(`every user of this machine can read ${open.join(', ')}: chmod o= ${open.join(' ')}`)
    : ok('no settings file is readable by everybody');
}

async function checkBackups(dataDir: string): Promise<Outcome> {
  const text = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => null);
  if (!text)
    return warning(
      'none was ever made: run npm run admin -- backup every night, and copy it to another machine.',
    );
  const { at, path } = JSON.parse(text) as { at: string; path: string };
  const days = Math.floor((Date.now() - Date.parse(at)) / 86_400_000);
  const detail = `the last one is ${days === 0 ? 'of today' : `${days} days old`} (${path})`;
  return days > OLD_BACKUP_DAYS
    ? warning(`${detail}: run npm run admin -- backup every night.`)
    : ok(detail);
}
