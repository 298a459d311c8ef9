import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFileStorage } from '../storage.ts';
import { noteErasure, parseLine, readErasures, toLine } from './journal.ts';

const ID = '0196a1f2-0000-7000-8000-000000000001';
const folder = mkdtempSync(join(tmpdir(), 'everafter-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('records what was erased and when, in order, once, and without its id', async () => {
  const storage = createFileStorage(folder);
  await noteErasure(storage, 'account', ID, new Date(1_800_000_001_000));
  await noteErasure(storage, 'leaving', ID, new Date(1_800_000_000_000));
  await noteErasure(storage, 'leaving', ID, new Date(1_800_000_000_000));
  await storage.put('erasures/something-else', Buffer.from('x'));
  const read = await readErasures(storage);
  expect(read.map(({ kind, at }) => [kind, at.getTime()])).toEqual([
    ['leaving', 1_800_000_000_000],
    ['account', 1_800_000_001_000],
  ]);
  expect(read[0]!.digest).toMatch(/^[0-9a-f]{64}$/);
  const written = JSON.stringify(readdirSync(join(folder, 'erasures')));
  expect(written).not.toContain(ID);
  expect(read.map(toLine).map(parseLine)).toEqual(read);
});

it.each(['', 'text', '{}', 'null', '{"at":"never","kind":"account","digest":"00"}'])(
  'does not read %j as an entry',
  (line) => expect(parseLine(line)).toBeNull(),
);
