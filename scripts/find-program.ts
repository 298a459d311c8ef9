import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './system-packages.ts';

/**
 * Returns the path of a program that tests run. Installs the missing Debian package if permitted.
 * @throws Error with one sentence otherwise
 */
export function findProgram(name: string, debianPackage: string): string {
  const file = inPath(name) ?? (installPackages([debianPackage]) ? inPath(name) : undefined);
  if (file) return file;
  throw new Error(
    `${name} is missing: install it (Debian and Ubuntu: apt-get install --no-install-recommends ${debianPackage}), or run these tests as root, so that they can install it.`,
  );
}

/** Returns the path of a program that is installed. */
export const inPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/bin', '/usr/local/bin')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
