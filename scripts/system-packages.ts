import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True when this process may install Debian packages. */
export function canInstallPackages(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs Debian packages without questions and without starting their services.
 * False where that is not possible: not root, no apt-get, or the packages could not be had.
 */
export function installPackages(names: string[]): boolean {
  if (!canInstallPackages()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', ['-q', ...parameters], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', ...names);
  return install() || (apt('update') && install());
}
