import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#db/client.ts';
import { DataDirLocked, lockDataDir } from '#db/embedded/lock.ts';
import { parseConfig } from '#platform/config.ts';
import { noteErasure, readErasures, toLine } from '#platform/erasures/journal.ts';
import { openStorage } from '#platform/open-storage.ts';
import { createFileStorage } from '#platform/storage.ts';
import { ensureEmbeddedTemplate } from '#tests/helpers/template.ts';
import { S3_BUCKET, S3_KEYS, startS3StandIn } from '#tests/stand-ins/s3-server.ts';
import { backUp, LAST_BACKUP } from './back-up.ts';
import { BackupError } from './manifest.ts';
import { restore } from './restore.ts';

const PICTURE = Buffer.alloc(300_000, 'picture');
const root = mkdtempSync(join(tmpdir(), 'everafter-backup-'));
const configOf = (name: string) => parseConfig({ DATA_DIR: join(root, name) });
const storageOf = (name: string) => createFileStorage(join(root, name, 'media'));
const archive = join(root, 'first.tar.gz');

let running: Database;

/** Each transaction moves an amount: outside of transactions, the sum is always zero. */
async function move(amount: number): Promise<void> {
  const client = await running.pool.connect();
  try {
    await client.query('BEGIN');
    for (const part of [amount, -amount])
      await client.query('INSERT INTO moved (amount) VALUES ($1)', [part]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

async function readSum(name: string): Promise<{ rows: number; sum: number }> {
  const database = await openDatabase({ dataDir: join(root, name) });
  try {
    const { rows } = await database.pool.query<{ rows: number; sum: number }>(
      'SELECT count(*)::int AS rows, coalesce(sum(amount), 0)::int AS sum FROM moved',
    );
    return rows[0]!;
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  mkdirSync(join(root, 'first'));
  running = await openDatabase({
    dataDir: join(root, 'first'),
    templatePath: await ensureEmbeddedTemplate(),
  });
  await running.pool.query('CREATE TABLE moved (amount integer NOT NULL)');
  await storageOf('first').put('images/one.webp', PICTURE);
  await storageOf('first').put('images/empty.webp', new Uint8Array());
  await noteErasure(storageOf('first'), 'account', 'known', new Date(1_800_000_000_000));
});
afterAll(async () => {
  await running.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a backup', () => {
  it('is made while others write, and captures a consistent moment', async () => {
    let writes = 0;
    let stops = false;
    const write = async () => {
      for (; !stops; writes += 1) await move(writes);
    };
    const writers = [write(), write(), write()];
    await expect.poll(() => writes).toBeGreaterThan(5);
    const done = await backUp(configOf('first'), '0.2.0', archive);
    const atEnd = writes;
    await expect.poll(() => writes).toBeGreaterThan(atEnd);
    stops = true;
    await Promise.all(writers);
    expect(done).toMatchObject({ path: archive, bytes: statSync(archive).size });
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(root).toSorted()).toEqual(['first', 'first.tar.gz']);
    expect(readdirSync(join(root, 'first')).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(JSON.parse(readFileSync(join(root, 'first', LAST_BACKUP), 'utf8'))).toMatchObject({
      path: archive,
    });

    const { aside } = await restore(configOf('second'), archive);
    expect(aside).toBeNull();
    const { rows, sum } = await readSum('second');
    expect(sum).toBe(0);
    expect(rows).toBeGreaterThanOrEqual(12);
    expect(rows).toBeLessThan(2 * writes);
    expect(await storageOf('second').get('images/one.webp')).toEqual(PICTURE);
    expect(await storageOf('second').get('images/empty.webp')).toHaveLength(0);
    expect(await readErasures(storageOf('second'))).toHaveLength(1);
  });

  it('works while nothing runs, and goes into the data directory by default', async () => {
    const { path } = await backUp(configOf('second'), '0.2.0');
    expect(path.startsWith(join(root, 'second', 'backups', 'everafter-'))).toBe(true);
    await expect(backUp(configOf('second'), '0.2.0', path)).rejects.toThrow('already exists');
    await restore(configOf('third'), path);
    expect(await readSum('third')).toEqual(await readSum('second'));
  });

  it('takes media from a bucket', async () => {
    const s3 = await startS3StandIn({ pageSize: 2 });
    const env = {
      DATA_DIR: join(root, 'third'),
      S3_BUCKET,
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: S3_KEYS.region,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    };
    const bucket = await openStorage(parseConfig(env));
    for (const name of ['a', 'b', 'c']) await bucket.put(`images/${name}.webp`, PICTURE);
    const { path } = await backUp(parseConfig(env), '0.2.0');
    await s3.close();
    await restore(configOf('fourth'), path);
    expect(await storageOf('fourth').get('images/c.webp')).toEqual(PICTURE);
    expect(await storageOf('fourth').has('images/one.webp')).toBe(false);
  });

  it('is refused for an empty data directory, and for a server', async () => {
    await expect(backUp(configOf('nowhere'), '0.2.0')).rejects.toThrow(BackupError);
    const server = parseConfig({ DATABASE_URL: 'postgres://nowhere/x' });
    await expect(backUp(server, '0.2.0')).rejects.toThrow('docs/operating/backup.md');
  });

  it('explains what to do when it cannot reach the running product, and leaves no files', async () => {
    const lock = await lockDataDir(join(root, 'second'));
    await expect(backUp(configOf('second'), '0.2.0')).rejects.toThrow('is not open yet');
    lock.announce(join(root, 'no-socket-here'));
    await expect(backUp(configOf('second'), '0.2.0')).rejects.toThrow(
      /no-socket-here: run this as/,
    );
    await lock.release();
    const left = readdirSync(join(root, 'second')).filter((name) => name.startsWith('.'));
    expect(left).toEqual([]);
  });
});

/** Changes the archive's content, so that only checksums can detect it. */
async function altered(name: string, change: (tar: Buffer) => Buffer): Promise<string> {
  const path = join(root, `${name}.tar.gz`);
  await writeFile(path, gzipSync(change(gunzipSync(readFileSync(archive))), { level: 1 }));
  return path;
}

describe('a restore', () => {
  it('is refused while the product runs, and over existing data', async () => {
    await expect(restore(configOf('first'), archive)).rejects.toThrow(DataDirLocked);
    await expect(restore(configOf('second'), archive)).rejects.toThrow(/not empty .*--replace/);
  });

  it.each<[string, (tar: Buffer) => Buffer, RegExp]>([
    [
      'a modified file',
      (tar) => {
        const at = tar.indexOf('picturepicture');
        tar[at + 100_000] = 0;
        return tar;
      },
      /media\/images\/one\.webp does not have its checksum/,
    ],
    [
      'an archive that was cut off',
      (tar) => tar.subarray(0, tar.length - 600_000),
      /damaged|cut off/,
    ],
    [
      'a newer schema',
      (tar) => replaceInPlace(tar, /"migrated_at":\d/, '"migrated_at":9'),
      /newer release \(0\.2\.0\)/,
    ],
    [
      'another kind of archive',
      (tar) => replaceInPlace(tar, /about\.json/, 'other.json'),
      /no backup of this product/,
    ],
  ])('refuses %s and changes nothing', async (name, change, sentence) => {
    const path = await altered(name.replaceAll(' ', '-'), change);
    const before = await readSum('second');
    await expect(restore(configOf('second'), path, { replace: true })).rejects.toThrow(sentence);
    expect(await readSum('second')).toEqual(before);
    const left = readdirSync(join(root, 'second'));
    expect(left.filter((one) => /^\.restore|^replaced|^restore/.test(one))).toEqual([]);
  });

  it('refuses a file that is not an archive, and one that does not exist', async () => {
    const path = join(root, 'noise.tar.gz');
    const bytes = readFileSync(archive);
    bytes.fill(0, bytes.length - 20_000, bytes.length - 10_000);
    await writeFile(path, bytes);
    await expect(restore(configOf('fifth'), path)).rejects.toThrow(/noise\.tar\.gz is damaged/);
    await expect(restore(configOf('fifth'), `${path}.gone`)).rejects.toThrow('There is no file');
  });

  it('moves the old state aside on request, and keeps every erasure journal', async () => {
    const before = await readSum('second');
    await noteErasure(storageOf('second'), 'account', 'since', new Date(1_800_000_001_000));
    await noteErasure(storageOf('elsewhere'), 'character', 'there', new Date(1_800_000_002_000));
    await noteErasure(storageOf('elsewhere'), 'image', 'file', new Date(1_800_000_003_000));
    const lines = (await readErasures(storageOf('elsewhere'))).map(toLine).join('\n');
    await writeFile(join(root, 'journal.jsonl'), `${lines}\n`);
    const { aside, erasures } = await restore(configOf('second'), archive, {
      replace: true,
      erasures: join(root, 'journal.jsonl'),
    });
    expect(erasures).toBe(4);
    expect((await readErasures(storageOf('second'))).map(({ kind }) => kind)).toEqual([
      'account',
      'account',
      'character',
      'image',
    ]);
    expect(await readSum(join('second', aside!.slice(root.length + '/second/'.length)))).toEqual(
      before,
    );
    await expect(
      restore(configOf('sixth'), archive, { erasures: join(root, 'first.tar.gz') }),
    ).rejects.toThrow('not a line of an erasure journal');
  });
});

function replaceInPlace(tar: Buffer, pattern: RegExp, text: string): Buffer {
  const found = pattern.exec(tar.toString('latin1'))!;
  tar.write(text, found.index, 'latin1');
  // The name of a file is part of its header's checksum.
  if (found.index % 512 === 0) {
    const header = tar.subarray(found.index, found.index + 512);
    header.fill(' ', 148, 156);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  }
  return tar;
}
