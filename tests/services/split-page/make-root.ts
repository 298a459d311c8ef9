import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAMS } from '../../../scripts/image/clean-root.ts';

/** The stand-in programs in the tree under test. */
const STAND_INS = '/run/machine/tree/tests/services/split-page/programs';
/** These have priority over all others; the rest exists once it is installed. */
const FIRST = ['apt-get', 'curl', 'systemctl'];
const PLACES = [
  'dev',
  'home',
  'opt',
  'proc',
  'root',
  'run/machine/bin',
  'run/machine/tree',
  'srv',
  'sys',
  'tmp',
  'var',
];
/** Files of this machine's owner in a copy of /etc. */
const NOT_OF_EMPTY = [
  'systemd/system',
  'postgresql',
  'letsencrypt',
  'everafter',
  'nginx/conf.d',
  'nginx/everafter',
];

/**
 * Creates the root of an empty Debian in a new folder: mount points, and a copy of /etc.
 * @param hosts names that resolve to the machine itself
 */
export function makeRoot(root: string, hosts: string[]): void {
  for (const place of [...PLACES, ...PROGRAMS]) mkdirSync(join(root, place), { recursive: true });
  writeFileSync(join(root, 'run/machine/node'), '');
  for (const name of FIRST) symlinkSync(join(STAND_INS, name), join(root, 'run/machine/bin', name));

  const etc = join(root, 'etc');
  const { status, stderr } = spawnSync('cp', ['-a', '/etc', etc], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`/etc cannot be copied: ${stderr}`);
  for (const one of NOT_OF_EMPTY) rmSync(join(etc, one), { recursive: true, force: true });
  for (const one of ['systemd/system', 'nginx/conf.d'])
    mkdirSync(join(etc, one), { recursive: true });
  for (const file of ['hosts', 'hostname', 'resolv.conf']) rmSync(join(etc, file), { force: true });
  writeFileSync(join(etc, 'hosts'), `127.0.0.1 localhost ${hosts.join(' ')}\n::1 localhost\n`);
  const users = ['passwd', 'shadow', 'group', 'gshadow'].map((file) => join(etc, file));
  spawnSync('sed', ['-i', '/^everafter:/d', ...users.filter((file) => existsSync(file))]);
}
