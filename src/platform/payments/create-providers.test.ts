import { describe, expect, it } from 'vitest';
import { makeOrder } from '#tests/helpers/checkout-orders.ts';
import { ConfigError, parseConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createPaymentProviders } from './create-providers.ts';
import type { PaymentProvider } from './port.ts';
import { toPaymentSettings } from './settings.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';

const VEROTEL = {
  PAYMENT_VEROTEL_SHOP_ID: '98765',
  PAYMENT_VEROTEL_SIGNATURE_KEY: 'Tt8mVq2Zr7Lw4Yk9Nd3Pb6Hx1Cs5Jf',
};
const CCBILL = {
  PAYMENT_CCBILL_ACCOUNT: '900100',
  PAYMENT_CCBILL_SUBACCOUNT: '0005',
  PAYMENT_CCBILL_FLEX_ID: 'cb617dcc-8467-49ab-b3a7-735ce1d60ad9',
  PAYMENT_CCBILL_SALT: 'salt-of-the-form',
  PAYMENT_CCBILL_WEBHOOK_SECRET: 'wh-7Jk2pQ9sXv4Lm8Zt3Rn6Yb',
  PAYMENT_CCBILL_DATALINK_USER: 'shopkeeper',
  PAYMENT_CCBILL_DATALINK_PASSWORD: 'dl-password',
};
const BTCPAY = {
  PAYMENT_BTCPAY_URL: 'https://pay.example/',
  PAYMENT_BTCPAY_STORE_ID: 'Store9xKq',
  PAYMENT_BTCPAY_API_KEY: 'greenfield-key',
  PAYMENT_BTCPAY_WEBHOOK_SECRET: 'whsec',
};
const PRODUCTION = { APP_ENV: 'production' };

const sandbox = stubOf<PaymentProvider>({ name: 'sandbox', close: async () => {} });
const build = (env: Record<string, string>) =>
  createPaymentProviders(toPaymentSettings(parseConfig(env).payments), {
    createSandbox: () => sandbox,
  });
const without = (env: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(env).filter(([key]) => key !== name));

describe('payment providers', () => {
  it('default to the sandbox outside production and to none in production', () => {
    const here = build({});
    expect(here.methods).toEqual(['card', 'bank', 'crypto']);
    expect(here.forMethod('bank')).toBe(sandbox);
    const there = build(PRODUCTION);
    expect(there.methods).toEqual([]);
    expect(there.forMethod('card')).toBeUndefined();
    expect(there.byName('sandbox')).toBeUndefined();
  });

  it('include the sandbox in production when it is configured', () => {
    const providers = build({ ...PRODUCTION, PAYMENT_CARD: 'sandbox' });
    expect(providers.methods).toEqual(['card']);
    expect(providers.byName('sandbox')).toBe(sandbox);
  });

  it('are selected per method', async () => {
    const providers = build({
      ...PRODUCTION,
      ...CCBILL,
      ...VEROTEL,
      ...BTCPAY,
      PAYMENT_CARD: 'ccbill',
      PAYMENT_BANK: 'verotel',
      PAYMENT_CRYPTO: 'btcpay',
    });
    const names = providers.methods.map((method) => providers.forMethod(method)?.name);
    expect(names).toEqual(['ccbill', 'verotel', 'btcpay']);
    await providers.close();
  });

  it('serve their old orders as long as their keys are set', async () => {
    const providers = build({ ...PRODUCTION, ...VEROTEL, ...CCBILL, PAYMENT_CARD: 'ccbill' });
    expect(providers.methods).toEqual(['card']);
    expect(providers.byName('verotel')?.name).toBe('verotel');
    expect(providers.byName('btcpay')).toBeUndefined();
    expect(providers.byName('toString')).toBeUndefined();
    await providers.close();
  });

  it('use the configured URLs', async () => {
    const env = { ...VEROTEL, PAYMENT_CARD: 'verotel', PAYMENT_VEROTEL_URL: 'http://stand-in:9/' };
    const providers = build(env);
    const { redirectUrl } = await providers.forMethod('card')!.createCheckout(makeOrder());
    expect(redirectUrl).toMatch(/^http:\/\/stand-in:9\/startorder\?/);
    await providers.close();
  });
});

describe('payment settings', () => {
  it.each<[Record<string, string>, Record<string, string>, string]>([
    [VEROTEL, { PAYMENT_CARD: 'verotel' }, 'PAYMENT_CARD=verotel'],
    [VEROTEL, { PAYMENT_BANK: 'verotel' }, 'PAYMENT_BANK=verotel'],
    [CCBILL, { PAYMENT_CARD: 'ccbill' }, 'PAYMENT_CARD=ccbill'],
    [BTCPAY, { PAYMENT_CRYPTO: 'btcpay' }, 'PAYMENT_CRYPTO=btcpay'],
  ])('name the missing one of %j', (keys, choice, setting) => {
    expect(() => parseConfig({ ...keys, ...choice })).not.toThrow();
    for (const name of Object.keys(keys)) {
      const env = { ...without(keys, name), ...choice };
      expect(() => parseConfig(env)).toThrow(new ConfigError(`${setting} needs ${name}.`));
    }
  });

  it.each([VEROTEL, CCBILL, BTCPAY])('are rejected when incomplete, even if unused: %j', (keys) => {
    for (const name of Object.keys(keys))
      expect(() => parseConfig(without(keys, name))).toThrow(new RegExp(`without ${name}`));
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['an unknown provider', { PAYMENT_CARD: 'stripe' }, /PAYMENT_CARD/],
    ['a provider without the method', { PAYMENT_BANK: 'ccbill' }, /PAYMENT_BANK/],
    ['a shop that is not a number', { ...VEROTEL, PAYMENT_VEROTEL_SHOP_ID: 'mine' }, /SHOP_ID/],
    ['an account of five digits', { ...CCBILL, PAYMENT_CCBILL_ACCOUNT: '90010' }, /six digits/],
    ['a subaccount of one digit', { ...CCBILL, PAYMENT_CCBILL_SUBACCOUNT: '5' }, /four digits/],
    ['a flow that is a URL', { ...CCBILL, PAYMENT_CCBILL_FLEX_ID: 'https://x' }, /FLEX_ID/],
    ['a short secret', { ...CCBILL, PAYMENT_CCBILL_WEBHOOK_SECRET: 'abc' }, /24 to 100/],
    ['an invalid range', { PAYMENT_CCBILL_ADDRESSES: '64.38.212.0/33' }, /212\.0\/33/],
    ['a server without a protocol', { ...BTCPAY, PAYMENT_BTCPAY_URL: 'pay.example' }, /https?/],
    [
      'a password in a URL',
      { ...BTCPAY, PAYMENT_BTCPAY_URL: 'https://me:pw@pay.example' },
      /PAYMENT_BTCPAY_URL holds a password/,
    ],
  ])('reject %s in one sentence', (_what, env, sentence) => {
    expect(() => parseConfig(env)).toThrow(ConfigError);
    expect(() => parseConfig(env)).toThrow(sentence);
  });

  it('appear in no error message', () => {
    const env = { ...without(CCBILL, 'PAYMENT_CCBILL_SALT'), PAYMENT_CARD: 'ccbill' };
    expect(() => parseConfig(env)).toThrow(/^(?!.*(dl-password|shopkeeper|wh-7J)).*$/);
  });

  it('leave no key in the log, even when all of them are logged', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const { payments } = parseConfig({ ...VEROTEL, ...CCBILL, ...BTCPAY });
    log.info({ ...payments }, 'settings');
    log.info({ payments }, 'settings');
    log.info({
      delivery: { rawQuery: 'signature=abc', pathTail: 'wh-7Jk2p', rawBody: 'password' },
    });
    expect(lines).toHaveLength(3);
    expect(lines.join('')).toContain('Store9xKq');
    expect(lines.join('')).not.toMatch(
      /Tt8mVq|salt-of|wh-7Jk|dl-password|greenfield-key|whsec|signature=abc/,
    );
  });
});
