import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findProgram } from '../../scripts/find-program.ts';
import { ROOT } from '../e2e/server.ts';
import { ensureTemplate } from '../e2e/template.ts';
import { startMachine, whyNoMachine, type Machine } from './split-page/machine.ts';
import {
  FIRST_HALF,
  KEYS_PORT,
  MODEL,
  READ_MARK,
  SECOND_HALF,
  TEXT_PORT,
} from './split-page/neighbors-contract.ts';
import { readBlocks } from './split-page/page.ts';
import { commitRelease, makeRepository } from './split-page/repository.ts';
import { CLIENT_ID, Visitor } from './split-page/visitor.ts';

/* Follows docs/operating/split.md on a separate machine, with the blocks of the page unchanged. */

/**
 * Every block by its first line, in the order of the page, and why one is skipped. They are followed in this
 * order, except the loop that restarts processes: it takes a minute and is followed for the new release.
 */
const PLAN: Record<string, 'followed' | `not: ${string}`> = {
  'NAME=chat.example.org': 'followed',
  'apt-get update': 'followed',
  'PASSWORD=$(openssl rand -hex 24)': 'followed',
  'install -d -m 750 -g everafter /etc/everafter': 'followed',
  'cp deploy/systemd/everafter* /etc/systemd/system/': 'followed',
  'apt-get install -y nginx certbot': 'followed',
  'apt-get install -y caddy': 'followed',
  'cd /opt/everafter': 'followed',
  'echo "POSTGRES_PASSWORD=$(openssl rand -hex 24)" >> .env': 'not: it needs a container engine',
  'for one in worker-1 worker-2 api-1 api-2 web-1 web-2; do': 'followed',
  'NEXT=/opt/everafter-$(date +%Y%m%d)': 'followed',
  'git pull': 'not: it needs a container engine',
};

const NAME = 'talk.example.net';
const OWNER = 'you@example.org';
const PROCESSES = ['web-1', 'web-2', 'api-1', 'api-2', 'worker-1', 'worker-2'];
const UNITS = PROCESSES.map((one) => `everafter@${one}`);
/** Requested continuously while the release changes. */
const READ = ['/', '/api/v1/characters/?limit=1', '/api/v1/users/me'];
const PAUSE_MS = 40;
/** Generous, for a busy machine. */
const LONGEST_MS = 600_000;

const blocks = readBlocks(readFileSync(join(ROOT, 'docs/operating/split.md'), 'utf8'));

const blockThat = (begins: string): string => {
  expect(PLAN[begins]).toBe('followed');
  return blocks.find((one) => one.begins === begins)!.code;
};

test('every block of the page is followed, or skipped for a reason', () => {
  expect(blocks.map(({ begins }) => begins)).toEqual(Object.keys(PLAN));
});

// It takes minutes: CI runs it, and nobody has to wait for it in between.
const why =
  process.env.CI || process.env.SPLIT_PAGE === '1'
    ? whyNoMachine()
    : 'set SPLIT_PAGE=1 to run it, as CI does';
describe.skipIf(why)(`the page, followed${why ? ` (skipped: ${why})` : ''}`, () => {
  let machine: Machine;
  let visitor: Visitor | undefined;
  let hasFailed = false;
  const follow = (begins: string) => machine.run(blockThat(begins));

  beforeAll(async () => {
    for (const program of ['nginx', 'caddy', 'redis-server']) findProgram(program, program);
    findProgram('pg_createcluster', 'postgresql');
    await ensureTemplate();
    machine = await startMachine([NAME]);
    makeRepository(join(machine.root, 'srv/everafter.git'));
  }, LONGEST_MS);
  beforeEach(({ skip, onTestFailed }) => {
    skip(hasFailed, 'a step before it failed');
    onTestFailed(() => {
      hasFailed = true;
      console.error(machine.readJournal().slice(-6000));
    });
  });
  afterAll(async () => {
    await visitor?.leave();
    await machine?.stop();
  });

  const pidsOf = async () =>
    (await machine.run(`systemctl show-pid ${UNITS.join(' ')}`)).trim().split(' ');
  const foldersOf = async (pids: string[]) =>
    (await machine.run(pids.map((pid) => `readlink /proc/${pid}/cwd`).join('\n')))
      .trim()
      .split('\n');

  /** Checks that are the same behind both proxies. */
  async function visit(email: string): Promise<Visitor> {
    const one = new Visitor(machine.root, NAME);
    await expect
      .poll(() => one.fetch('/').then(({ status }) => status, String), { timeout: 60_000 })
      .toBe(200);
    for (const path of ['/health', '/ready', '/metrics', '/dev/sign-in'])
      expect([path, (await one.fetch(path)).status]).toEqual([path, 404]);
    expect(
      await machine.run(`curl -sS -o /dev/null -w '%{redirect_url}' http://${NAME}/girls`),
    ).toBe(`https://${NAME}/girls`);
    await one.signIn(email);
    rmSync(join(machine.root, READ_MARK), { force: true });
    expect(await one.converse()).toBe(FIRST_HALF + SECOND_HALF);
    return one;
  }

  test('two processes of each role start on an empty Debian', { timeout: LONGEST_MS }, async () => {
    const yours = blockThat('NAME=chat.example.org').split('\n');
    expect(yours.map((line) => line.split('=')[0])).toEqual(['NAME', 'REPOSITORY']);
    await machine.run(`NAME=${NAME}\nREPOSITORY=file:///srv/everafter.git`);
    await follow('apt-get update');
    await follow('PASSWORD=$(openssl rand -hex 24)');
    await follow('install -d -m 750 -g everafter /etc/everafter');
    appendFileSync(join(machine.root, 'etc/everafter/common.env'), settings());
    await takeOverPortraits();
    await follow('cp deploy/systemd/everafter* /etc/systemd/system/');

    const pids = await pidsOf();
    expect(new Set(pids).size).toBe(PROCESSES.length);
    const users = await machine.run(`ps -o user:20= -p ${pids.join(',')}`);
    expect(users.trim().split(/\s+/)).toEqual(PROCESSES.map(() => 'everafter'));
    for (const [at, host] of [11, 12, 21, 22, 31, 32].entries())
      expect(await machine.run(`curl -fsS http://127.0.0.${host}:3001/metrics`)).toContain(
        `roles="${PROCESSES[at]!.split('-')[0]}"`,
      );
    const most = 'runuser -u postgres -- psql -At -c "SHOW max_connections"';
    expect(await machine.run(most)).toBe('200\n');
  });

  test('nginx gets a certificate, and a message its reply', { timeout: LONGEST_MS }, async () => {
    await follow('apt-get install -y nginx certbot');
    const person = await visit('somebody@example.org');
    await person.leave();
  });

  test('Caddy does the same instead of nginx', { timeout: LONGEST_MS }, async () => {
    await machine.run('systemctl stop nginx');
    await machine.run(`/run/machine/tree/tests/services/split-page/programs/give-to-caddy ${NAME}`);
    await follow('apt-get install -y caddy');
    visitor = await visit(OWNER);
  });

  test('a signed-in user becomes the administrator', { timeout: LONGEST_MS }, async () => {
    expect(await follow('cd /opt/everafter')).toContain(`${OWNER} is a superuser`);
    await visitor!.signIn(OWNER);
    expect(await visitor!.call('/users/me')).toMatchObject({ email: OWNER, is_superuser: true });
  });

  test('a new release takes over, and no read fails', { timeout: LONGEST_MS }, async () => {
    const before = await pidsOf();
    const answers = new Map<string, number>();
    let isRunning = true;
    const readers = READ.map(async (path) => {
      while (isRunning) {
        const answer = await visitor!.fetch(path).then(
          async (response) => {
            await response.arrayBuffer();
            return String(response.status);
          },
          (error: Error) => `${error.message} ${String(error.cause)}`,
        );
        const line = `${path} ${answer}`;
        answers.set(line, (answers.get(line) ?? 0) + 1);
        await setTimeout(PAUSE_MS);
      }
    });
    const version = commitRelease(join(machine.root, 'srv/everafter.git'));
    try {
      await follow('NEXT=/opt/everafter-$(date +%Y%m%d)');
      await follow('for one in worker-1 worker-2 api-1 api-2 web-1 web-2; do');
    } finally {
      isRunning = false;
      await Promise.all(readers);
    }
    expect([...answers.keys()].toSorted()).toEqual(READ.map((path) => `${path} 200`).toSorted());
    for (const count of answers.values()) expect(count).toBeGreaterThan(20);

    const after = await pidsOf();
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    const next = (await machine.run('echo "$NEXT"')).trim();
    expect(await foldersOf(after)).toEqual(PROCESSES.map(() => next));
    expect(await visitor!.call('/openapi.json')).toMatchObject({ info: { version } });
    rmSync(join(machine.root, READ_MARK), { force: true });
    expect(await visitor!.converse()).toBe(FIRST_HALF + SECOND_HALF);
    expect(machine.readJournal()).not.toMatch(/did not stop in time|ended its stop/);
  });

  /** The settings of "Add to common.env", without mail and with example names; compiled code is kept to save time. */
  const settings = (): string =>
    [
      `GOOGLE_CLIENT_ID=${CLIENT_ID}`,
      `GOOGLE_JWKS_URL=http://127.0.0.1:${KEYS_PORT}/`,
      `TEXT_BASE_URL=http://127.0.0.1:${TEXT_PORT}/v1`,
      `TEXT_MODEL=${MODEL}`,
      'ALLOW_INCOMPLETE=demo-images,example-mail,no-mail,local-address',
      'NODE_COMPILE_CACHE=/tmp/compiled',
      '',
    ].join('\n');

  /** Otherwise the first start would draw them for minutes. */
  async function takeOverPortraits(): Promise<void> {
    const template = (await ensureTemplate()).replace(ROOT.replace(/\/$/, ''), '/run/machine/tree');
    await machine.run(
      [
        'install -d -o everafter -g everafter /tmp/compiled',
        `cp -a ${template} /tmp/template`,
        'chown -R everafter:everafter /tmp/template',
        // As its user, so that the processes find what is compiled now.
        'runuser -u everafter -- node --env-file=/etc/everafter/common.env \\',
        '  /run/machine/tree/tests/services/split-page/seed.ts /tmp/template',
        'install -d -m 700 -o everafter -g everafter /var/lib/everafter',
        'mv /tmp/template/media /var/lib/everafter/media',
        'rm -r /tmp/template',
      ].join('\n'),
    );
  }
});
