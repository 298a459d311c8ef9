import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { decideRestore, finishRestore, PREPARED } from './finish-restore.ts';

const root = mkdtempSync(join(tmpdir(), 'everafter-restore-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a restore that is killed', () => {
  const NAMES = ['pglite', 'media'];
  const write = (...path: string[]) => mkdirSync(join(root, ...path), { recursive: true });
  const prepare = (name: string) => {
    for (const part of NAMES) {
      write(name, part, 'old');
      write(name, PREPARED, part, 'new');
    }
  };
  const seen = (name: string) => NAMES.map((part) => readdirSync(join(root, name, part)).join(','));

  it('before its commit point leaves the old state', async () => {
    prepare('undecided');
    await finishRestore(join(root, 'undecided'));
    expect(seen('undecided')).toEqual(['old', 'old']);
    expect(existsSync(join(root, 'undecided', PREPARED))).toBe(false);
  });

  it.each([0, 1, 2, 3])('after %i moves is finished by the next start', async (moves) => {
    const name = `killed-${moves}`;
    const dataDir = join(root, name);
    prepare(name);
    write(name, 'aside');
    const order = NAMES.flatMap((part) => [
      [join(dataDir, part), join(dataDir, 'aside', part)],
      [join(dataDir, PREPARED, part), join(dataDir, part)],
    ]);
    for (const [from, to] of order.slice(0, moves)) renameSync(from!, to!);
    // What a failed start may leave behind.
    if (moves === 3) write(name, 'media');
    await decideRestore(dataDir, { aside: 'aside', names: NAMES });
    expect(seen(name)).toEqual(['new', 'new']);
    expect(seen(join(name, 'aside'))).toEqual(['old', 'old']);
    expect(readdirSync(dataDir).toSorted()).toEqual(['aside', 'media', 'pglite']);
  });
});
