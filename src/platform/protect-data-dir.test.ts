import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { protectDataDir } from './protect-data-dir.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'everafter-data-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const protect = (path: string) =>
  protectDataDir(path, createLog('info', { write: (line) => void said.push(line) }));

it('creates a data directory that nobody else can enter', () => {
  const path = join(folder, 'made', 'here');
  protect(path);
  expect(modeOf(path)).toBe('700');
  expect(said).toEqual([]);
});

it('restricts one that others could enter, and logs that once', () => {
  chmodSync(folder, 0o755);
  protect(folder);
  protect(folder);
  expect(modeOf(folder)).toBe('700');
  expect(said.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'warn', was: '755', dataDir: folder },
  ]);
});
