import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { expectStorage } from '../../tests/helpers/storage-contract.ts';
import { createFileStorage, resolveRange } from './storage.ts';

const folders: string[] = [];
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everafter-storage-'));
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

describe('files', () => {
  expectStorage(() => createFileStorage(makeFolder()));

  test('written by many at once are whole, and leave no drafts', async () => {
    const folder = makeFolder();
    const storage = createFileStorage(folder);
    const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(50_000));
    await Promise.all(texts.map((text) => storage.put('a/b.webp', Buffer.from(text))));
    expect(texts).toContain((await storage.get('a/b.webp'))!.toString());
    expect(readdirSync(join(folder, 'a'))).toEqual(['b.webp']);
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
