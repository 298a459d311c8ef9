import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataDirLocked } from '#db/embedded/lock.ts';
import { DatabaseDamaged } from '#db/embedded/open.ts';
import { DatabaseTooOld } from '#db/refuse-early-schema.ts';
import { DatabaseNotMigrated, DatabaseTooNew } from '#db/schema-version.ts';
import { ConfigError, type Config } from '#platform/config.ts';

/** The embedded database needs this much free disk for its next WAL file, in bytes. */
const FULL_BELOW_BYTES = 24 * 1024 * 1024;

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);

/**
 * A file, a broken link, or an overlong name where a folder is expected, or the other way around.
 */
const NO_FOLDER = new Set(['ENOTDIR', 'EEXIST', 'ENOENT', 'ELOOP', 'ENAMETOOLONG', 'EISDIR']);

/** Errors whose message is the sentence. */
const SAY_ENOUGH = [
  ConfigError,
  DataDirLocked,
  DatabaseTooOld,
  DatabaseTooNew,
  DatabaseNotMigrated,
];

/** The settings that the sentences mention; null when the settings are invalid. */
export type StartSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'host' | 'port'> &
  Partial<Pick<Config, 'operationsPort'>>;

/**
 * One sentence that says why the product could not start and what to do, or null for a failure that
 * only its stack explains.
 */
export function describeStartFailure(
  error: unknown,
  settings: StartSettings | null,
  freeBytes: (folder: string) => number = readFreeBytes,
): string | null {
  if (SAY_ENOUGH.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!settings) return null;
  const { code, path, port } = findCause(error);
  const isOperations = port !== undefined && port === settings.operationsPort;
  const setting = isOperations ? 'OPERATIONS_PORT' : 'PORT';
  const wanted = isOperations ? port : settings.port;
  const { dataDir } = settings;
  const isEmbedded = !settings.databaseUrl;
  const isFull = () => freeBytes(dataDir) < FULL_BELOW_BYTES;
  const isDiskFull = code === 'ENOSPC' || code === 'EDQUOT' || (isEmbedded && code === '53100');
  if (isDiskFull || (error instanceof DatabaseDamaged && isFull()))
    return `The disk that holds ${dataDir} is full. Free some space, or set DATA_DIR to a folder on another disk.`;
  if (error instanceof DatabaseDamaged || (isEmbedded && isDamage(code)))
    return `The embedded database in ${dataDir} cannot be opened: its files are damaged or come from another version. Restore them from a backup, or move the folder away to start from scratch.`;
  if (code === 'EADDRINUSE')
    return `Port ${wanted} is in use by another program. Set ${setting} to a free one, for example: ${setting}=${wanted + 1} npm start`;
  if (code === 'EADDRNOTAVAIL')
    return `HOST ${settings.host} is not an address of this machine. Set HOST to 127.0.0.1, 0.0.0.0 or one of its own addresses.`;
  if (code === 'EACCES' && !path)
    return `Port ${wanted} is not open to this user. Set ${setting} to one above 1023.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path} cannot be written by this user. Change its owner, or set DATA_DIR to a folder that can be written.`;
  if (NO_FOLDER.has(code) && path.startsWith(dataDir))
    return code === 'EISDIR'
      ? `${path} is a folder where a file is expected. Move it away.`
      : `${path} is not a folder. Set DATA_DIR to a folder, or to a path where one can be created.`;
  if (!isEmbedded) return describeServer(code, settings.databaseUrl!);
  return null;
}

function describeServer(code: string, databaseUrl: string): string | null {
  const { host, pathname, username } = new URL(databaseUrl);
  if (UNREACHABLE.has(code))
    return `PostgreSQL at ${host} cannot be reached (${code}). Start it, or correct DATABASE_URL.`;
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${host} refuses the user "${username}". Correct the user or password in DATABASE_URL.`;
  if (code === '3D000')
    return `PostgreSQL at ${host} has no database "${pathname.slice(1)}". Create it, or correct DATABASE_URL.`;
  if (code === '42501')
    return `The user "${username}" may not create tables in "${pathname.slice(1)}". Grant it CREATE on the database and its public schema.`;
  if (code === '53100') return `The disk of PostgreSQL at ${host} is full. Free some space there.`;
  if (code === '53300')
    return `PostgreSQL at ${host} has no connection left. Raise its max_connections, or run fewer processes.`;
  return null;
}

/** PostgreSQL's classes for damaged data, internal errors and missing files. */
const isDamage = (code: string): boolean => /^(?:XX00[0-2]|58P01|58030)$/.test(code);

/** Wrappers (drizzle, AggregateError of a host with two addresses) hide the error with the code. */
function findCause(error: unknown): { code: string; path: string; port?: number | undefined } {
  for (let at = error; at instanceof Error;) {
    const { code, path, port } = at as NodeJS.ErrnoException & { port?: number };
    if (code) return { code, path: path ?? '', port };
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return { code: '', path: '' };
}

function readFreeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return folder === dirname(folder) ? Infinity : readFreeBytes(dirname(folder));
  }
}
