import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { PATIENT_POOL_SIZE } from '#db/client.ts';
import { parseConfig } from '#platform/config.ts';
import { requireComplete } from '#platform/incomplete.ts';
import { SETTING_NAMES } from '#platform/environment.ts';

/** After the grace, for handing back and closing connections; see stop-product.ts. */
const CLOSE_SECONDS = 10;
/** Connections that PostgreSQL keeps for superusers. */
const RESERVED = 3;

interface Service {
  image?: string;
  build?: string;
  profiles?: string[];
  command?: string[];
  stop_grace_period?: string;
  environment?: Record<string, string>;
  volumes?: string[];
}

const COMPOSE = readFileSync('compose.yaml', 'utf8');
const services = (parse(COMPOSE, { merge: true }) as { services: Record<string, Service> })
  .services;
/** The services that run the product, including the one-box one. */
const product = Object.entries(services).filter(
  ([, { image, build }]) => image === 'everafter' || build !== undefined,
);
const split = product.filter(([, { environment }]) => environment?.['ROLES'] !== undefined);
const units = globSync('deploy/systemd/*.service').toSorted();

/** The values that Compose fills in when `.env` has a password and nothing else. */
const filledIn = (environment: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_all, variable: string, fallback: string) =>
        variable === 'POSTGRES_PASSWORD' ? 'secret' : fallback,
      ),
    ]),
  );

const readEnvFile = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name!);

const seconds = (time: string | undefined): number => Number(/^(\d+)s$/.exec(time ?? '')?.[1]);

test('every variable in compose.yaml and under deploy/ is a setting, or one of its image', () => {
  const ofImages = [
    'POSTGRES_USER',
    'POSTGRES_DB',
    'POSTGRES_PASSWORD',
    'NODE_ENV',
    'TMPDIR',
    'MALLOC_ARENA_MAX',
    'MALLOC_TRIM_THRESHOLD_',
  ];
  const known = new Set([...SETTING_NAMES, ...ofImages]);
  const used = [
    ...Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment)),
    ...namesIn(COMPOSE, /\$\{(\w+)/g),
    ...globSync('deploy/**/*.env').flatMap((file) => Object.keys(readEnvFile(file))),
    ...units
      .flatMap((file) => namesIn(readFileSync(file, 'utf8'), /^Environment=(.*)$/gm))
      .flatMap((line) => line.split(' ').map((part) => part.split('=', 1)[0]!)),
  ];
  expect(used).toEqual(expect.arrayContaining(['ROLES', 'NODE_ENV', 'MIGRATE_ON_START']));
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test('no deployed file allows an incomplete installation by default', () => {
  const files = ['Dockerfile', 'compose.yaml', ...globSync('deploy/**/*.{env,service}')];
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain('ALLOW_INCOMPLETE');
  expect(() => requireComplete(parseConfig({ APP_ENV: 'production' }))).toThrow(/no-sign-in/);
});

test('the product accepts the settings of every process', () => {
  const common = readEnvFile('deploy/systemd/common.env');
  const shared = { ...common, DATABASE_URL: 'postgres://everafter:secret@127.0.0.1/everafter' };
  for (const roles of ['web', 'api', 'worker'])
    expect(parseConfig({ ...shared, ROLES: roles, HOST: '127.0.0.11' })).toMatchObject({
      roles: [roles],
      migrateOnStart: false,
      publicUrl: 'https://chat.example.org',
    });
  for (const [, { environment }] of split)
    expect(parseConfig({ APP_ENV: 'production', ...filledIn(environment!) })).toMatchObject({
      migrateOnStart: false,
      databaseUrl: 'postgres://everafter:secret@postgres/everafter',
      operationsPort: 3001,
    });
});

test('the profile has two processes of each role, and the default has one of all', () => {
  expect(split.map(([name, { environment }]) => `${name} ${environment!['ROLES']}`)).toEqual([
    'web-1 web',
    'web-2 web',
    'api-1 api',
    'api-2 api',
    'worker-1 worker',
    'worker-2 worker',
  ]);
  for (const [, { volumes }] of split) expect(volumes).toEqual(['shared:/data']);
  const unconditional = Object.entries(services).filter(([, { profiles }]) => !profiles);
  expect(unconditional.map(([name]) => name)).toEqual(['everafter']);
  expect(COMPOSE).not.toMatch(/\$\{\w+:\?/);
});

test('Compose and systemd wait for as long as a stop may take', () => {
  const { delayMs, graceMs } = parseConfig({ APP_ENV: 'production' }).stop;
  const least = (delayMs + graceMs) / 1000 + CLOSE_SECONDS;
  const waits = [
    ...product.map(([name, { stop_grace_period }]) => [name, seconds(stop_grace_period)] as const),
    ...units
      .map((file) => [file, readFileSync(file, 'utf8')] as const)
      .filter(([, text]) => !text.includes('Type=oneshot'))
      .map(([file, text]) => [file, seconds(/^TimeoutStopSec=(.*)$/m.exec(text)?.[1])] as const),
  ];
  expect(waits.length).toBe(10);
  expect(waits.filter(([, wait]) => !(wait >= least))).toEqual([]);
});

test('PostgreSQL of the profile accepts as many connections as its processes may open', () => {
  const [, most] = /max_connections=(\d+)/.exec(services['postgres']!.command!.join(' '))!;
  // One more while a process prepares the database.
  const each = parseConfig({}).database.poolSize + PATIENT_POOL_SIZE + 1;
  expect(Number(most)).toBeGreaterThanOrEqual(split.length * each + RESERVED);
});

test('the page on the split adds up its connections, and leaves room for commands', () => {
  const page = readFileSync('docs/operating/split.md', 'utf8');
  const rows = [...page.matchAll(/^\| (\d+), (\d+), (\d+) +\| (\d+) +\| (\d+) +\| (\d+)/gm)].map(
    (row) => row.slice(1).map(Number),
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const [web, api, worker, poolSize, connections, most] of rows) {
    const processes = web! + api! + worker!;
    expect(connections).toBe(processes * (poolSize! + PATIENT_POOL_SIZE + 1));
    expect(most).toBeGreaterThanOrEqual(connections! + RESERVED + 10);
  }
});

test('page and image install the same Node as the commands', () => {
  const [, version] = /NODE_VERSION = '([\d.]+)'/.exec(readFileSync('scripts/run.mjs', 'utf8'))!;
  expect(readFileSync('docs/operating/split.md', 'utf8')).toContain(
    `/v${version}/node-v${version}-`,
  );
  const bases = namesIn(readFileSync('Dockerfile', 'utf8'), /^FROM node:([\d.]+)-/gm);
  expect(bases.length).toBeGreaterThan(1);
  expect(new Set(bases)).toEqual(new Set([version]));
});

test('all units are hardened in the same way, and let Node compile', () => {
  const hardening = units.map(
    (file) =>
      /^# The service can write only[\s\S]*?UMask=\d+$/m.exec(readFileSync(file, 'utf8'))?.[0],
  );
  expect(hardening).toHaveLength(3);
  expect(new Set(hardening).size).toBe(1);
  expect(hardening[0]).toMatch(/^ProtectSystem=strict$/m);
  expect(hardening[0]).not.toContain('MemoryDenyWriteExecute');
});
