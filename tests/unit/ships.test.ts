import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findProgram } from '../../scripts/find-program.ts';
import { readDockerignore } from '../../scripts/image/build-context.ts';
import { readDockerfile } from '../../scripts/image/read-dockerfile.ts';

interface Service {
  image?: string;
  build?: string;
  [key: string]: unknown;
}

/** The order of keys and services is not checked. */
const NOT_ASKED = [
  'require-project-name-field',
  'service-dependencies-alphabetical-order',
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
];

const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};

test('the Dockerfile linter finds no problems', () => {
  const text = readFileSync('Dockerfile', 'utf8');
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace('USER 1000', 'USR 1000'))).not.toEqual([]);
});

test('the Compose linter finds no problems', () => {
  const lint = (file: string) =>
    spawnSync(
      process.execPath,
      [
        join('node_modules/dclint/bin/dclint.cjs'),
        file,
        '--max-warnings=0',
        ...NOT_ASKED.map((rule) => `--disable-rule=${rule}`),
      ],
      { encoding: 'utf8' },
    );
  const { status, stdout, stderr } = lint('compose.yaml');
  expect([status, (stdout + stderr).trim()]).toEqual([0, '']);
  expect(lint('tests/unit/ships.test.ts').status).not.toBe(0);
});

test('every container of the product has a read-only root and only the rights that it needs', () => {
  const product = Object.values(services).filter(
    ({ image, build }) => image === 'everafter' || build !== undefined,
  );
  expect(product).toHaveLength(8);
  for (const service of product)
    expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
  for (const service of Object.values(services))
    expect(service).toMatchObject({ security_opt: ['no-new-privileges:true'] });
});

test('the last stage has the runtime files, and no build tool', () => {
  const stages = readDockerfile('Dockerfile');
  expect(stages.map(({ name }) => name)).toEqual(['build', 'packages', undefined]);
  const last = stages.at(-1)!;
  expect(last.steps.filter(({ kind }) => kind === 'run')).toHaveLength(1);
  expect(last.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(last.env).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/data', TMPDIR: '/tmp' });
  expect(last.healthcheck.join(' ')).toContain('/ready');
  expect(last.command).toEqual(['node', 'src/main.ts']);
});

test('a builder gets what it needs, and no secrets, data or packages of this machine', () => {
  const isSent = readDockerignore('.');
  const sent = ['package-lock.json', 'src/main.ts', 'src/ui/theme.ts', 'public/og.png', 'LICENSE'];
  const kept = [
    '.env',
    '.env.production',
    '.git/config',
    '.runtime/helm/helm',
    'data/postgres/PG_VERSION',
    'node_modules/hono/package.json',
    'packages/illustrator/node_modules/one.js',
    'build/server/index.js',
    'dist/everafter.tar.gz',
    'tests/unit/ships.test.ts',
    'src/platform/config.test.ts',
    'README.md',
  ];
  expect(sent.filter((path) => !isSent(path))).toEqual([]);
  expect(kept.filter(isSent)).toEqual([]);
});

test('systemd understands every line of the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'everafter-units-'));
  try {
    // A template is verified as one of its processes.
    for (const file of globSync('deploy/systemd/*.{service,target}'))
      cpSync(file, join(folder, basename(file).replace('@.', '@web-1.')));
    const verify = (...names: string[]) =>
      spawnSync(
        findProgram('systemd-analyze', 'systemd'),
        ['verify', '--man=no', ...names.map((name) => join(folder, name))],
        { encoding: 'utf8' },
      );
    const units = globSync('*', { cwd: folder });
    expect(units).toHaveLength(4);
    expect(verify(...units)).toMatchObject({ status: 0, stderr: '' });
    writeFileSync(join(folder, 'wrong.service'), '[Service]\nExecStart=true\nProtectHomes=yes\n');
    expect(verify('wrong.service').stderr).toContain('ProtectHomes');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

test('the shell that starts a package is plain', () => {
  const { status, stdout } = spawnSync(
    findProgram('shellcheck', 'shellcheck'),
    ['scripts/package/everafter.sh'],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([0, '']);
}, 120_000);
