import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseLine, readErasures, type Erasure } from '../erasures/journal.ts';
import { createFileStorage } from '../storage.ts';
import { BackupError } from './manifest.ts';

/**
 * Reads an erasure journal from elsewhere: a file from `npm run admin -- erasures`, or the data
 * directory of another installation.
 * @throws BackupError
 */
export async function readErasureFile(given: string): Promise<Erasure[]> {
  const path = resolve(given);
  const found = await stat(path).catch(() => null);
  if (!found) throw new BackupError(`There is no erasure journal at ${path}.`);
  const erasures = found.isDirectory()
    ? await readErasures(createFileStorage(join(path, 'media')))
    : (await readFile(path, 'utf8')).split('\n').filter(Boolean).map(requireLine);
  if (erasures.length === 0) throw new BackupError(`${path} contains no erasures.`);
  return erasures;
}

function requireLine(line: string): Erasure {
  const erasure = parseLine(line);
  if (!erasure)
    throw new BackupError(`This is not a line of an erasure journal: ${line.slice(0, 80)}`);
  return erasure;
}
