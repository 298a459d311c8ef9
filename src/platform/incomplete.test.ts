import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { findGaps, requireComplete } from './incomplete.ts';

const COMPLETE = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://chat.everafter.chat',
  GOOGLE_CLIENT_ID: 'id',
  TEXT_BASE_URL: 'http://gpu:8000/v1',
  TEXT_MODEL: 'model',
  IMAGE_ENGINE: 'automatic1111',
  IMAGE_BASE_URL: 'http://gpu:7860',
  SMTP_URL: 'smtps://user:secret@mail.everafter.chat',
  MAIL_FROM: 'hello@everafter.chat',
  SUPPORT_EMAIL: 'support@everafter.chat',
};
const start = (changes: Record<string, string> = {}) =>
  requireComplete(parseConfig({ ...COMPLETE, ...changes }));

describe('a production', () => {
  it('that is complete starts, and so does any development', () => {
    expect(() => start()).not.toThrow();
    expect(() =>
      start({ GOOGLE_CLIENT_ID: '', DISCORD_CLIENT_ID: 'i', DISCORD_CLIENT_SECRET: 's' }),
    ).not.toThrow();
    expect(() => requireComplete(parseConfig({}))).not.toThrow();
    expect(findGaps(parseConfig({}))).toHaveLength(7);
  });

  it.each<[string, Record<string, string>]>([
    ['no-sign-in', { GOOGLE_CLIENT_ID: '' }],
    ['demo-text', { TEXT_BASE_URL: '' }],
    ['demo-images', { IMAGE_ENGINE: '', IMAGE_BASE_URL: '' }],
    ['sandbox-money', { PAYMENT_BANK: 'sandbox' }],
    ['example-mail', { SUPPORT_EMAIL: '' }],
    ['example-mail', { MAIL_FROM: 'hello@mail.example.org' }],
    ['no-mail', { SMTP_URL: '' }],
    ['local-address', { PUBLIC_URL: '' }],
    ['local-address', { PUBLIC_URL: 'http://[::1]:3000' }],
  ])('does not start with %s, unless that is allowed by name', (name, changes) => {
    expect(() => start(changes)).toThrow(ConfigError);
    expect(() => start(changes)).toThrow(new RegExp(`  ${name}: .*\n.*ALLOW_INCOMPLETE=${name}$`));
    expect(() => start({ ...changes, ALLOW_INCOMPLETE: name })).not.toThrow();
  });

  it('reports all gaps at once, including the ones already allowed', () => {
    const changes = { GOOGLE_CLIENT_ID: '', SMTP_URL: '', ALLOW_INCOMPLETE: 'demo-text' };
    expect(() => start(changes)).toThrow(/ALLOW_INCOMPLETE=demo-text,no-sign-in,no-mail$/);
  });

  it('rejects an unknown name in ALLOW_INCOMPLETE', () => {
    expect(() => start({ ALLOW_INCOMPLETE: 'everything' })).toThrow(/ALLOW_INCOMPLETE/);
  });
});
