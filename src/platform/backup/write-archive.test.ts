import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeArchive } from './write-archive.ts';

const root = mkdtempSync(join(tmpdir(), 'everafter-archive-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ABOUT = { format: 1, product: 'x', migration: 'x', migrated_at: 1, made_at: 'x' } as const;

it('leaves no file when it fails', async () => {
  async function* failing() {
    yield { path: 'media', size: null };
    throw new Error('the disk has gone');
  }
  const written = writeArchive(join(root, 'failed.tar.gz'), ABOUT, failing());
  await expect(written).rejects.toThrow('the disk has gone');
  expect(readdirSync(root)).toEqual([]);
});
