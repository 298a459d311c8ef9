import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilDrawn } from '../helpers/wait-until-drawn.ts';
import { startProduct } from './running-product.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/everafter-bench');

/** A temporary data directory; `remove` deletes it. */
export interface DataCopy {
  dataDir: string;
  remove(): void;
}

/**
 * Copies a data directory with the seeded characters and their portraits. Drawing takes a minute, so
 * the template is cached until the schema or the characters change.
 */
export async function copySeededData(): Promise<DataCopy> {
  const template = await prepareTemplate();
  const copy = makeEmptyData();
  cpSync(template, copy.dataDir, { recursive: true });
  return copy;
}

/** Copies only the pictures, for a product whose database is a server. */
export async function copySeededMedia(): Promise<DataCopy> {
  const template = await prepareTemplate();
  const copy = makeEmptyData();
  cpSync(join(template, 'media'), join(copy.dataDir, 'media'), { recursive: true });
  return copy;
}

function makeEmptyData(): DataCopy {
  const dataDir = mkdtempSync(join(tmpdir(), 'everafter-load-'));
  return {
    dataDir,
    remove: () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  };
}

async function prepareTemplate(): Promise<string> {
  const template = join(CACHE, `seeded-${describeSeeds()}`);
  if (existsSync(template)) return template;
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE))
    if (old.startsWith('seeded-')) rmSync(join(CACHE, old), { recursive: true, force: true });
  const making = mkdtempSync(join(CACHE, 'making-'));
  console.log('Preparing a data directory with drawn portraits (once, about a minute) …');
  const product = await startProduct({ dataDir: making, readyWithinMs: 300_000 });
  await waitUntilDrawn(product.url);
  await product.stop();
  // Renamed when complete, so that an aborted run leaves no incomplete template.
  renameSync(making, template);
  return template;
}

/** A fingerprint of the migrations, the characters and the database engine. */
function describeSeeds(): string {
  const hash = createHash('sha256');
  for (const folder of ['src/db/migrations', 'src/features/characters/cast/seeds']) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  const engine = readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  hash.update((JSON.parse(engine) as { version: string }).version);
  return hash.digest('hex').slice(0, 12);
}
