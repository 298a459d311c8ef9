import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { waitUntilDrawn } from '../helpers/wait-until-drawn.ts';
import { ROOT, startServer } from './server.ts';

const CACHE = join(ROOT, 'node_modules', '.cache', 'everafter-e2e');

/** The sources that determine the content of a new DATA_DIR. */
const SOURCES = [
  'src/db',
  'src/features/characters/cast/seeds',
  'src/features/characters/server',
  'src/features/accounts/server/seed-people.ts',
  'src/features/accounts/server/local-identity/people.ts',
  'packages/illustrator/src',
  'node_modules/@electric-sql/pglite/package.json',
  'node_modules/pg-boss/package.json',
];

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)))
    .filter((file) => !/\.(test\.tsx?|md)$/.test(file));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesOf(join(ROOT, source))) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/**
 * Creates the DATA_DIR of a first start with all pictures, which is copied for each server. Drawing
 * takes a minute, so it is cached until the seeds, the illustrator or the schema change.
 */
export async function ensureTemplate(): Promise<string> {
  const name = fingerprint();
  const path = join(CACHE, name);
  if (existsSync(path)) return path;
  console.log('Preparing a data folder with all portraits for the journeys …');
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE)) rmSync(join(CACHE, old), { recursive: true, force: true });
  const draft = `${path}.${process.pid}.part`;
  const server = await startServer({ dataDir: draft });
  await waitUntilDrawn(server.url);
  await server.stop();
  renameSync(draft, path);
  return path;
}
