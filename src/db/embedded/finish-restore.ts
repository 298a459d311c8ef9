import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Written when the new state is complete beside the old one; from then on the new one counts. */
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
 * Puts a new state in the place of the old one. A process that is killed before the decision is
 * written leaves the old state; after it, the next start finishes. The data directory must be held.
 */
export async function decideRestore(dataDir: string, decision: Decision): Promise<void> {
  const draft = join(dataDir, `${DECISION}.part`);
  await writeFile(draft, JSON.stringify(decision), { mode: 0o600, flush: true });
  await rename(draft, join(dataDir, DECISION));
  await finishRestore(dataDir);
}

/** Finishes a restore that was decided and then interrupted; removes what another one left. */
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
    // With the old one moved already, a start that was refused may have made an empty folder.
    if (existsSync(current)) await (existsSync(old) ? rmdir(current) : rename(current, old));
    await rename(next, current);
  }
  await rm(prepared, { recursive: true, force: true });
  await rm(file);
}
