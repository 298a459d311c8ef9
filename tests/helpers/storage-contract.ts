import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Storage } from '#platform/storage.ts';

/** Keys that break careless signing, encoding or listing. */
export const UNUSUAL_KEYS = [
  'plain/one.webp',
  'a b/c d.webp',
  'plus+plus/100%.webp',
  'percent/%2e%2e/%41.webp',
  "marks/!'()*~_-.webp",
  'signs/&=?#;:@$,<>"[]{}^`|.webp',
  'words/ελληνικά/日本語/🌊.webp',
  'words/combining-é-é.webp',
];

const BYTES = Buffer.from('The tea is warm and the lamp is lit.');

/** Tests that every storage implementation must pass. `make` returns an empty storage. */
export function testStorageContract(make: () => Promise<Storage> | Storage): void {
  const read = async (storage: Storage, key: string, range?: Parameters<Storage['open']>[1]) => {
    const file = await storage.open(key, range);
    if (file === null || file === 'out_of_range') return file;
    return { ...file, text: (await buffer(file.body)).toString() };
  };
  const keysOf = async (storage: Storage, folder: string) => {
    const keys: string[] = [];
    for await (const { key, modifiedAt } of storage.list(folder)) {
      expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(120_000);
      keys.push(key);
    }
    return keys.sort();
  };

  test('stores, returns, lists and removes files with any key', async () => {
    const storage = await make();
    for (const key of UNUSUAL_KEYS) {
      expect([key, await storage.get(key), await storage.has(key)]).toEqual([key, null, false]);
      await storage.put(key, Buffer.from(key));
      expect([key, (await storage.get(key))?.toString()]).toEqual([key, key]);
      expect(await storage.has(key)).toBe(true);
    }
    expect(await keysOf(storage, '')).toEqual(UNUSUAL_KEYS.toSorted());
    expect(await keysOf(storage, 'words')).toEqual(
      UNUSUAL_KEYS.filter((key) => key.startsWith('words/')).sort(),
    );
    expect(await keysOf(storage, 'word')).toEqual([]);
    for (const key of UNUSUAL_KEYS) await storage.remove(key);
    for (const key of UNUSUAL_KEYS) await storage.remove(key);
    expect(await keysOf(storage, '')).toEqual([]);
  });

  test('replaces a file and changes its ETag', async () => {
    const storage = await make();
    await storage.put('a/file.webp', BYTES);
    const before = (await storage.about('a/file.webp'))!;
    expect(before.size).toBe(BYTES.length);
    await storage.put('a/file.webp', Buffer.from('Other words'));
    const after = (await storage.about('a/file.webp'))!;
    expect([after.size, after.etag === before.etag]).toEqual([11, false]);
    expect((await storage.get('a/file.webp'))!.toString()).toBe('Other words');
    expect(await storage.about('a')).toBeNull();
    expect(await storage.get('a')).toBeNull();
  });

  test('returns byte ranges', async () => {
    const storage = await make();
    const key = 'a/loop.webm';
    await storage.put(key, BYTES);
    const size = BYTES.length;
    expect(await read(storage, key)).toMatchObject({ size, text: BYTES.toString() });
    expect(await read(storage, key, { start: 4, end: 6 })).toMatchObject({
      size,
      text: 'tea',
      part: { start: 4, end: 6 },
    });
    expect(await read(storage, key, { start: 30, end: 9999 })).toMatchObject({
      text: BYTES.subarray(30).toString(),
      part: { start: 30, end: size - 1 },
    });
    expect(await read(storage, key, { start: 30 })).toMatchObject({ part: { end: size - 1 } });
    expect(await read(storage, key, { last: 4 })).toMatchObject({ text: 'lit.' });
    expect(await read(storage, key, { start: size })).toBe('out_of_range');
    expect(await read(storage, 'a/none.webm', { start: 0 })).toBeNull();
    expect(await read(storage, 'a/none.webm')).toBeNull();
  });

  test('stores large files unchanged', async () => {
    const storage = await make();
    const large = Buffer.alloc(12_000_000);
    for (let at = 0; at < large.length; at += 4)
      large.writeUInt32LE(Math.imul(at, 2_654_435_761) >>> 0, at);
    await storage.put('large/file.png', large);
    expect((await storage.get('large/file.png'))!.equals(large)).toBe(true);
  });

  test('rejects keys outside the storage', async () => {
    const storage = await make();
    for (const key of [
      '../a',
      'a/../b',
      '/a',
      'a//b',
      'a/',
      '',
      './a',
      'a\0b',
      'a\\..\\b',
      'é'.repeat(600),
    ]) {
      await expect(async () => storage.put(key, BYTES), key).rejects.toThrow('not a storage key');
      await expect(async () => storage.get(key), key).rejects.toThrow('not a storage key');
    }
  });
}
