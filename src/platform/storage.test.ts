import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testStorageContract } from '#tests/helpers/storage-contract.ts';
import { createFileStorage, resolveRange } from './storage.ts';

const folders: string[] = [];
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everafter-storage-'));
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

describe('files', () => {
  testStorageContract(() => createFileStorage(makeFolder()));

  test('that are written concurrently are complete, and leave no temporary files', async () => {
    const folder = makeFolder();
    const storage = createFileStorage(folder);
    const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(50_000));
    await Promise.all(texts.map((text) => storage.put('a/b.webp', Buffer.from(text))));
    expect(texts).toContain((await storage.get('a/b.webp'))!.toString());
    expect(readdirSync(join(folder, 'a'))).toEqual(['b.webp']);
  });

  test('that are removed leave no empty folder', async () => {
    const folder = makeFolder();
    const storage = createFileStorage(folder);
    await storage.put('a/b/c.webp', Buffer.from('c'));
    await storage.put('a/d/e.webp', Buffer.from('e'));
    await storage.remove('a/b/c.webp');
    expect(readdirSync(join(folder, 'a'))).toEqual(['d']);
    await storage.remove('a/d/e.webp');
    expect(readdirSync(folder)).toEqual([]);
    await storage.put('a/d/e.webp', Buffer.from('e'));
    expect(await storage.has('a/d/e.webp')).toBe(true);
  });

  test('are stored and listed while the other files of their folder are removed', async () => {
    const storage = createFileStorage(makeFolder());
    const keys = Array.from({ length: 200 }, (_, at) => `a/${at % 3}/${at}.webp`);
    await Promise.all(
      keys.map(async (key, at) => {
        await storage.put(key, Buffer.from(key));
        if (at % 10 !== 0) await storage.remove(key);
        if (at % 20 === 0)
          for await (const file of storage.list('a')) expect(file.key).toMatch(/^a/);
      }),
    );
    const kept: string[] = [];
    for await (const { key } of storage.list('')) kept.push(key);
    expect(kept.sort()).toEqual(keys.filter((_, at) => at % 10 === 0).sort());
  });
});

test.each([
  [{ start: 0 }, 10, { start: 0, end: 9 }],
  [{ start: 3, end: 3 }, 10, { start: 3, end: 3 }],
  [{ start: 3, end: 99 }, 10, { start: 3, end: 9 }],
  [{ last: 99 }, 10, { start: 0, end: 9 }],
  [{ last: 0 }, 10, undefined],
  [{ start: 10 }, 10, undefined],
  [{ start: 0 }, 0, undefined],
  [{ last: 5 }, 0, undefined],
])('%j of %i bytes is %j', (range, size, bytes) => {
  expect(resolveRange(range, size)).toEqual(bytes);
});
