import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { parseConfig } from '#platform/config.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { startTestServer, type HttpServer } from '#tests/helpers/http-server.ts';
import { ensureEmbeddedTemplate } from '#tests/helpers/template.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '#tests/stand-ins/openai-server.ts';
import { startSmtp, type SmtpStandIn } from '#tests/stand-ins/smtp.ts';
import { reachChecks } from './check-reach.ts';
import { runChecks, type Check } from './check.ts';
import { examine } from './examine.ts';

const root = mkdtempSync(join(tmpdir(), 'everafter-doctor-'));
let smtp: SmtpStandIn;
let text: OpenAiStandIn;
let apps: TestApp[];
let servers: HttpServer[];

beforeAll(async () => {
  const env = { PORT: '0' };
  apps = [
    await createTestApp({ roles: ['api'], env }),
    await createTestApp({ roles: ['api'], env }),
  ];
  servers = await Promise.all(apps.map((one) => startTestServer(one)));
  smtp = await startSmtp({ password: 'lamp-light' });
  text = await startOpenAiStandIn();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const app of apps) await app.close();
  await smtp.close();
  await text.close();
  rmSync(root, { recursive: true, force: true });
});

const settings = (changes: Record<string, string> = {}) => ({
  APP_ENV: 'test',
  DATA_DIR: join(root, 'data'),
  ...changes,
});
/** The doctor's result for one check. */
async function examineOne(name: string, env: Record<string, string>, withinMs?: number) {
  const findings = await examine(parseConfig(settings(env)), settings(env), withinMs);
  return findings
    .filter((finding) => finding.name === name)
    .map(({ level, detail }) => `${level}: ${detail}`)
    .join('\n');
}

describe('the doctor', () => {
  it('creates nothing if the product never ran', async () => {
    const DATA_DIR = join(root, 'new');
    expect(await examineOne('database', { DATA_DIR })).toMatch(/^warning: the product never ran/);
    expect(await examineOne('address', { DATA_DIR })).toMatch(/^warning: /);
  });

  it('checks a database while the product is using it', async () => {
    const DATA_DIR = join(root, 'data');
    mkdirSync(DATA_DIR, { mode: 0o700 });
    const templatePath = await ensureEmbeddedTemplate();
    const running = await openDatabase({ dataDir: DATA_DIR, templatePath });
    expect(await examineOne('database', {})).toMatch(/^ok: .* held by the running product$/);
    await running.close();
    expect(await examineOne('database', {})).toMatch(/^ok: .* not in use$/);
    expect(await examineOne('schema', {})).toMatch(/^ok: /);
    expect(await examineOne('clock', {})).toMatch(/^ok: /);
  });

  it('reports problems with the data directory and its backups', async () => {
    const DATA_DIR = join(root, 'open');
    mkdirSync(join(DATA_DIR, 'replaced-1'), { recursive: true });
    chmodSync(DATA_DIR, 0o755);
    expect(await examineOne('data directory', { DATA_DIR })).toMatch(
      /^problem: .*chmod 700 .*\nwarning: .*replaced-1/,
    );
    expect(await examineOne('backups', { DATA_DIR })).toMatch(/^warning: none was ever made/);
    const writeLastBackup = (at: Date) =>
      writeFileSync(join(DATA_DIR, 'last-backup.json'), JSON.stringify({ at, path: '/b.tar.gz' }));
    writeLastBackup(new Date());
    expect(await examineOne('backups', { DATA_DIR })).toMatch(/^ok: .*today/);
    writeLastBackup(new Date(Date.now() - 9 * 86_400_000));
    expect(await examineOne('backups', { DATA_DIR })).toMatch(/^warning: .*9 days old/);
  });

  it('reports a secret file that everybody can read', async () => {
    const file = join(root, 'key');
    writeFileSync(file, 'key\n', { mode: 0o644 });
    expect(await examineOne('secrets', { TEXT_API_KEY_FILE: file })).toContain(file);
  });

  it('stores, reads and deletes, and reports which step fails', async () => {
    const DATA_DIR = join(root, 'media');
    expect(await examineOne('storage', { DATA_DIR })).toMatch(/^ok: .*stored, read, deleted/);
    writeFileSync(join(root, 'file'), '');
    expect(await examineOne('storage', { DATA_DIR: join(root, 'file') })).toMatch(/^problem: /);
  });

  it('connects to the mail server, and sends nothing', async () => {
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'hello@everafter.chat' };
    expect(await examineOne('mail', mail)).toMatch(/^ok: smtp:.*hello@everafter\.chat/);
    smtp.fault = 'wrong-password';
    expect(await examineOne('mail', mail)).toMatch(/^problem: .*SMTP_URL/);
    smtp.fault = 'silent';
    expect(await examineOne('mail', mail, 300)).toMatch(/^problem: no answer within 0\.3 seconds/);
    smtp.fault = 'none';
    expect(smtp.received).toEqual([]);
    expect(await examineOne('mail', {})).toMatch(/^warning: .*SMTP_URL/);
  });

  it('asks engines and Redis whether they are up', async () => {
    const closed = 'http://127.0.0.1:1/v1';
    const model = { TEXT_MODEL: 'a-model' };
    expect(await examineOne('text engine', { ...model, TEXT_BASE_URL: text.base_url })).toMatch(
      /^(ok|warning): .*a-model|Serving/,
    );
    expect(await examineOne('text engine', { ...model, TEXT_BASE_URL: closed })).toMatch(
      /^problem: .*cannot be reached/,
    );
    expect(await examineOne('text engine', { TEXT_GGUF: join(root, 'no.gguf') })).toMatch(
      /^problem: .*TEXT_GGUF/,
    );
    const image = { IMAGE_ENGINE: 'automatic1111', IMAGE_BASE_URL: 'http://127.0.0.1:1' };
    expect(await examineOne('image engine', image)).toMatch(/^problem: /);
    const speech = { SPEECH_BASE_URL: closed, SPEECH_MODEL: 'tts' };
    expect(await examineOne('speech engine', speech)).toMatch(/^problem: tts: .*cannot be reached/);
    const transcription = { TRANSCRIBE_BASE_URL: closed, TRANSCRIBE_MODEL: 'whisper' };
    expect(await examineOne('transcription engine', transcription)).toMatch(
      /^problem: whisper: .*cannot be reached.*TRANSCRIBE_BASE_URL/,
    );
    expect(await examineOne('Redis', { REDIS_URL: 'redis://127.0.0.1:1' })).toMatch(
      /^problem: .*ECONNREFUSED.*REDIS_URL/,
    );
  });

  it('reports what production lacks, and which gaps are allowed', async () => {
    const said = await examineOne('settings', {
      APP_ENV: 'production',
      ALLOW_INCOMPLETE: 'demo-text',
    });
    expect(said).toMatch(/problem: no-sign-in: /);
    expect(said).toMatch(/warning: demo-text is allowed/);
    expect(await examineOne('sign-in', { APP_ENV: 'production' })).toMatch(/^problem: nobody can/);
  });
});

describe('the address', () => {
  const look = async (name: string, env: Record<string, string>, app = apps[0]!) => {
    const config = parseConfig(settings(env));
    const checks = reachChecks(config, async () => ({ db: app.ctx.db }));
    const findings = await runChecks(checks.filter((check: Check) => check.name === name));
    return findings.map(({ level, detail }) => `${level}: ${detail}`).join('\n');
  };

  it('belongs to this installation, another one, or none', async () => {
    const [own, other] = servers.map(({ origin }) => origin) as [string, string];
    expect(await look('address', { PUBLIC_URL: own })).toMatch(/^ok: .* is this installation$/);
    expect(await look('address', { PUBLIC_URL: other })).toMatch(
      /^problem: .*another installation/,
    );
    expect(await look('address', { PUBLIC_URL: 'http://127.0.0.1:1' })).toMatch(
      /^problem: .*start the product and the proxy/,
    );
    expect(await look('address', { PUBLIC_URL: own, APP_ENV: 'production' })).toMatch(
      /^problem: .*without TLS/,
    );
  });

  it.each<[string, Record<string, string>]>([
    ['problem', { PUBLIC_URL: 'https://chat.everafter.chat' }],
    ['ok', { PUBLIC_URL: 'https://chat.everafter.chat', TRUST_PROXY: 'true' }],
    ['warning', { TRUST_PROXY: '2' }],
    ['warning', { PUBLIC_URL: 'https://chat.everafter.chat', TRUST_PROXY: '1', HOST: '0.0.0.0' }],
    ['ok', {}],
  ])('%s: whose proxies are trusted with %j', async (level, env) => {
    expect(await look('proxies', env)).toMatch(new RegExp(`^${level}: `));
  });
});
