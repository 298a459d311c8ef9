import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './system-packages.ts';

/**
 * Returns the path of promtool, which checks metrics and alert rules. Installs the missing Debian
 * package if permitted. @throws Error with one sentence otherwise
 */
export function findPromtool(): string {
  const file = inPath() ?? (installPackages(['prometheus']) ? inPath() : undefined);
  if (file) return file;
  throw new Error(
    'promtool is missing: install it (Debian and Ubuntu: apt-get install --no-install-recommends prometheus), or run these tests as root, so that they can.',
  );
}

const inPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/bin', '/usr/local/bin')
    .map((folder) => join(folder, 'promtool'))
    .find((path) => existsSync(path));
