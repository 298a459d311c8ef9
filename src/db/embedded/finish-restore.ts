import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Written when the new state is complete next to the old one; from then on the new one is valid.
 */
const DECISION = 'restore.json';
/** Where a restore is prepared. */
export const PREPARED = '.restore';

interface Decision {
  /** The folder in the data directory that takes the old state. */
  aside: string;
  /** Each is in the prepared folder. */
  names: string[];
}

/**
 * Replaces the old state with a new one. If the process is killed before the marker is written, the
 * old state remains; after that, the next start finishes. The caller must hold the data directory.
 */
export async function decideRestore(dataDir: string, decision: Decision): Promise<void> {
  const draft = join(dataDir, `${DECISION}.part`);
  await writeFile(draft, JSON.stringify(decision), { mode: 0o600, flush: true });
  await rename(draft, join(dataDir, DECISION));
  await finishRestore(dataDir);
}

/**
 * Finishes a restore that was interrupted after its marker was written; removes leftovers of any
 * other.
 */
export async function finishRestore(dataDir: string): Promise<void> {
  const file = join(dataDir, DECISION);
  const prepared = join(dataDir, PREPARED);
  if (!existsSync(file)) return rm(prepared, { recursive: true, force: true });
  const { aside, names } = JSON.parse(await readFile(file, 'utf8')) as Decision;
  await mkdir(join(dataDir, aside), { recursive: true, mode: 0o700 });
  for (const name of names) {
    const [next, current, old] = [
      join(prepared, name),
      join(dataDir, name),
      join(dataDir, aside, name),
    ];
    if (!existsSync(next)) continue;
    // After the old state was moved, a failed start may have created an empty folder.
    if (existsSync(current)) await (existsSync(old) ? rmdir(current) : rename(current, old));
    await rename(next, current);
  }
  await rm(prepared, { recursive: true, force: true });
  await rm(file);
}
