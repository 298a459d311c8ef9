import {
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { DatabaseTooOld } from '#db/refuse-early-schema.ts';
import { DatabaseNotMigrated, DatabaseTooNew } from '#db/schema-version.ts';
import { ensureEmbeddedTemplate } from '#tests/helpers/template.ts';
import { describeStartFailure, type StartSettings } from './describe-start-failure.ts';

const DATA_DIR = '/srv/everafter/data';
const embedded: StartSettings = {
  dataDir: DATA_DIR,
  databaseUrl: undefined,
  host: '127.0.0.1',
  port: 3000,
};
const server = { ...embedded, databaseUrl: 'postgres://amy:secret@db.example:5432/everafter' };
const coded = (code: string, path?: string) => Object.assign(new Error('no'), { code, path });

it.each([
  ['a full disk', coded('ENOSPC'), embedded, /disk that holds \/srv\/everafter\/data is full/],
  ['a used-up quota', coded('EDQUOT'), embedded, /is full/],
  ['a taken port', coded('EADDRINUSE'), embedded, /Port 3000 is in use.*PORT=3001/],
  [
    'a taken port for operations',
    Object.assign(coded('EADDRINUSE'), { port: 9090 }),
    { ...embedded, operationsPort: 9090 },
    /Port 9090 is in use.*OPERATIONS_PORT=9091/,
  ],
  ['a foreign address', coded('EADDRNOTAVAIL'), embedded, /HOST 127\.0\.0\.1/],
  ['a low port', coded('EACCES'), embedded, /above 1023/],
  ['a foreign folder', coded('EACCES', DATA_DIR), embedded, /data cannot be written/],
  ['a read-only disk', coded('EROFS', DATA_DIR), embedded, /data cannot be written/],
  ['a file in the way', coded('ENOTDIR', DATA_DIR), embedded, /data is not a folder/],
  ['a link to nowhere', coded('ENOENT', DATA_DIR), embedded, /data is not a folder/],
  ['a link to itself', coded('ELOOP', DATA_DIR), embedded, /data is not a folder/],
  ['a name too long', coded('ENAMETOOLONG', DATA_DIR), embedded, /data is not a folder/],
  ['a folder in the way', coded('EISDIR', DATA_DIR), embedded, /data is a folder where a file/],
  ['damaged pages', new Error('Failed query', { cause: coded('XX001') }), embedded, /damaged/],
  [
    'no server',
    new Error('q', { cause: coded('ECONNREFUSED') }),
    server,
    /db\.example:5432 cannot/,
  ],
  ['no such host', new AggregateError([coded('ENOTFOUND')]), server, /cannot be reached/],
  ['a wrong password', coded('28P01'), server, /refuses the user "amy"/],
  ['an early schema', new DatabaseTooOld(), server, /last commit of 0\.1/],
  ['a newer schema', new DatabaseTooNew(), server, /migrated by a newer release/],
  ['a schema to migrate', new DatabaseNotMigrated(), server, /MIGRATE_ON_START.*admin -- migrate/],
  ['no such database', coded('3D000'), server, /no database "everafter"/],
])('%s is one sentence', (_name, error, settings, sentence) => {
  const said = describeStartFailure(error, settings);
  expect(said).toMatch(sentence);
  expect(said).not.toContain('secret');
});

it('an unexpected error keeps its stack', () => {
  expect(describeStartFailure(new TypeError('x is undefined'), embedded)).toBeNull();
});

describe('a damaged data directory', () => {
  let whole: string;
  let files: Map<string, string>;
  let folders: string[] = [];
  const makeFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'everafter-damage-'));
    folders.push(folder);
    return folder;
  };

  beforeAll(async () => {
    whole = makeFolder();
    const templatePath = await ensureEmbeddedTemplate();
    const database = await openDatabase({ dataDir: whole, templatePath });
    // Five pages, which a vacuum records in the catalog.
    await database.pool.query(
      "INSERT INTO character_slugs SELECT 'slug-' || n FROM generate_series(1, 900) AS n",
    );
    await database.pool.query('VACUUM ANALYZE');
    const { rows } = await database.pool.query<{ name: string; path: string }>(
      `SELECT oid::regclass::text AS name, pg_relation_filepath(oid) AS path FROM pg_class
       WHERE relkind IN ('r', 'i') AND relnamespace = 'public'::regnamespace`,
    );
    files = new Map(rows.map(({ name, path }) => [name, path]));
    await database.close();
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    folders = [];
  });

  const open = async (damage: (folder: string) => void): Promise<unknown> => {
    const dataDir = makeFolder();
    cpSync(whole, dataDir, { recursive: true });
    damage(join(dataDir, 'pglite'));
    return openDatabase({ dataDir }).then(
      (database) => database.close(),
      (error: unknown) => error,
    );
  };

  const fileOf = (at: string, name: string) => join(at, files.get(name)!);
  const cut = (name: string, bytes: number) => (at: string) =>
    truncateSync(fileOf(at, name), bytes);

  it('does not include an intact one, or one whose process was killed while writing', async () => {
    expect(await open(() => {})).toBeUndefined();
    const growHalf = (at: string) => {
      const path = fileOf(at, 'character_slugs');
      truncateSync(path, statSync(path).size + 4096);
    };
    expect(await open(growHalf)).toBeUndefined();
  });

  it('does not include one whose vacuum was interrupted after it released pages', async () => {
    const dataDir = makeFolder();
    cpSync(whole, dataDir, { recursive: true });
    const before = await openDatabase({ dataDir });
    await before.pool.query('DELETE FROM character_slugs');
    await before.pool.query('VACUUM character_slugs');
    await before.pool.query(
      "UPDATE pg_class SET relpages = 5 WHERE oid = 'character_slugs'::regclass",
    );
    await before.close();
    const after = await openDatabase({ dataDir });
    expect((await after.pool.query('SELECT 1 FROM character_slugs')).rows).toEqual([]);
    await after.close();
  });

  it.each([
    ['no control file', (at: string) => rmSync(join(at, 'global/pg_control'))],
    ['a garbled version', (at: string) => writeFileSync(join(at, 'PG_VERSION'), 'zz\n')],
    ['a newer version', (at: string) => writeFileSync(join(at, 'PG_VERSION'), '99\n')],
    ['a table cut off within a page', cut('character_slugs', 8192 * 4 + 100)],
    ['a table that was never vacuumed cut off within a page', cut('audit_log', 10)],
    ['a table cut off between pages', cut('character_slugs', 8192)],
    ['an emptied table', cut('character_slugs', 0)],
    ['an emptied index', cut('character_slugs_pkey', 0)],
    ['a missing table', (at: string) => rmSync(fileOf(at, 'users'))],
    ['no tables', (at: string) => rmSync(join(at, 'base'), { recursive: true })],
    [
      'cut-off write-ahead log',
      (at: string) => {
        for (const name of readdirSync(join(at, 'pg_wal')))
          if (/^[0-9A-F]{24}$/.test(name)) truncateSync(join(at, 'pg_wal', name), 100);
      },
    ],
  ])('with %s is one sentence', async (_name, damage) => {
    const error = await open(damage);
    expect(describeStartFailure(error, embedded, () => Infinity)).toMatch(/files are damaged/);
    expect(describeStartFailure(error, embedded, () => 0)).toMatch(/is full/);
  });
});
