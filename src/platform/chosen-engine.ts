import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { addSettings } from './add-settings.ts';

/** The text engine's settings as a superuser chose them in the product; `.env` takes precedence. */
export const chosenEngineFile = (dataDir: string): string => join(dataDir, 'text-engine.env');

/** Null if nothing was chosen. */
export function readChosenEngine(dataDir: string): NodeJS.Dict<string> | null {
  const file = chosenEngineFile(dataDir);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : null;
}

/** Replaces the previous choice atomically: a crash leaves either the old or the new one. */
export async function keepChosenEngine(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const file = chosenEngineFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await rm(`${file}.new`, { force: true });
  addSettings(`${file}.new`, settings);
  await rename(`${file}.new`, file);
}
