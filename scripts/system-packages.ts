import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns true if this process may install Debian packages. */
export function canInstallPackages(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs Debian packages non-interactively and without starting their services.
 * Returns false without root or apt-get, or if the installation failed.
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
