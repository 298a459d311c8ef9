import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { SETTING_NAMES } from './environment.ts';
import { isSecret } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'everafter-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('a secret in a file', () => {
  it.each([
    ['without a newline', 'postgres://a:b@c/d'],
    ['with one', 'postgres://a:b@c/d\n'],
    ['with one of Windows', 'postgres://a:b@c/d\r\n'],
  ])('is read %s', (name, text) => {
    const config = parseConfig({ DATABASE_URL_FILE: write(name, text) });
    expect(config.databaseUrl).toBe('postgres://a:b@c/d');
  });

  it('leaves non-secret settings whose names end in _FILE alone', () => {
    expect(parseConfig({ APP_NAME_FILE: '/nowhere', APP_NAME: 'Ours' }).appName).toBe('Ours');
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['given twice', { REDIS_URL: 'redis://a', REDIS_URL_FILE: '/nowhere' }, /both set/],
    ['that is not there', { TEXT_API_KEY_FILE: '/nowhere/key' }, /TEXT_API_KEY_FILE .*ENOENT/],
    ['that is a folder', { TEXT_API_KEY_FILE: folder }, /TEXT_API_KEY_FILE .*EISDIR/],
    ['that is empty', { TEXT_API_KEY_FILE: write('empty', '\n') }, /is empty/],
    ['of two lines', { TEXT_API_KEY_FILE: write('two', 'hush\nhush\n') }, /more than one line/],
  ])('%s is refused with one sentence', (_name, env, sentence) => {
    expect(() => parseConfig(env)).toThrow(ConfigError);
    expect(() => parseConfig(env)).toThrow(sentence);
    expect(() => parseConfig(env)).not.toThrow(/hush/);
  });

  it('exist for every secret setting, and for no other', () => {
    const secret = SETTING_NAMES.filter(isSecret);
    expect(secret).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'S3_SECRET_ACCESS_KEY']),
    );
    expect(secret).toEqual(
      expect.arrayContaining(['DISCORD_CLIENT_SECRET', 'TEXT_API_KEY', 'PAYMENT_CCBILL_SALT']),
    );
    for (const name of ['PUBLIC_URL', 'TEXT_BASE_URL', 'GOOGLE_CLIENT_ID', 'PORT', 'TEXT_TOP_K'])
      expect(secret).not.toContain(name);
  });
});
