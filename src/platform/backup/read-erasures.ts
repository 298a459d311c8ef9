import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseLine, readErasures, type Erasure } from '../erasures/journal.ts';
import { createFileStorage } from '../storage.ts';
import { BackupError } from './manifest.ts';

/**
 * Reads a journal of erasures that is not this installation's: a file of `npm run admin -- erasures`,
 * or the data directory of another installation.
 * @throws BackupError
 */
export async function readErasureFile(given: string): Promise<Erasure[]> {
  const path = resolve(given);
  const found = await stat(path).catch(() => null);
  if (!found) throw new BackupError(`There is no journal of erasures at ${path}.`);
  const erasures = found.isDirectory()
    ? await readErasures(createFileStorage(join(path, 'media')))
    : (await readFile(path, 'utf8')).split('\n').filter(Boolean).map(requireLine);
  if (erasures.length === 0) throw new BackupError(`No erasure is noted in ${path}.`);
  return erasures;
}

function requireLine(line: string): Erasure {
  const erasure = parseLine(line);
  if (!erasure)
    throw new BackupError(`This is no line of a journal of erasures: ${line.slice(0, 80)}`);
  return erasure;
}
