import { chmodSync, mkdirSync, statSync } from 'node:fs';
import type { Log } from './log.ts';

/**
 * Creates the data directory, accessible only to this user, since it contains everything that
 * people wrote. A directory owned by another user, such as a shared disk, is left as it is.
 */
export function protectDataDir(dataDir: string, log: Log): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(dataDir);
  if (process.platform === 'win32' || !(mode & 0o077) || uid !== process.getuid?.()) return;
  chmodSync(dataDir, 0o700);
  log.warn(
    { dataDir, was: (mode & 0o777).toString(8) },
    'the data directory was open to other users of this machine; its permissions are now restricted',
  );
}
