import { readFileSync } from 'node:fs';
import { lookUp } from '#shared/look-up.ts';
import { ConfigError } from './config-error.ts';

/** Addresses that hold a password. */
const ADDRESSES = new Set(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL']);

/** Settings that a reader could abuse: each can be given in a file, named by NAME_FILE. */
export const isSecret = (name: string): boolean =>
  ADDRESSES.has(name) || /_(KEY|KEY_ID|SECRET|PASSWORD|SALT)(_PREVIOUS)?$/.test(name);

/**
 * Reads the secrets that are given as files, as containers and systemd hand them over. One trailing
 * newline is removed.
 * @throws ConfigError with one sentence that names the setting and never the file's content
 */
export function readSecretFiles(
  values: Record<string, string>,
  names: readonly string[],
): Record<string, string> {
  const read = names.filter(isSecret).flatMap((name): [string, string][] => {
    const path = lookUp(values, `${name}_FILE`);
    if (path === undefined) return [];
    if (lookUp(values, name) !== undefined)
      throw new ConfigError(`${name} and ${name}_FILE are both set: keep one of them.`);
    return [[name, readSecret(`${name}_FILE`, path)]];
  });
  return { ...values, ...Object.fromEntries(read) };
}

function readSecret(setting: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${setting} names ${path}, which cannot be read (${code}).`, {
      cause: error,
    });
  }
  const secret = text.replace(/\r?\n$/, '');
  if (!secret.trim()) throw new ConfigError(`${setting} names ${path}, which is empty.`);
  if (/[\r\n]/.test(secret))
    throw new ConfigError(`${setting} names ${path}, which has more than one line.`);
  return secret;
}
