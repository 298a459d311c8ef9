import { afterAll, beforeAll, expect, test } from 'vitest';
import { affiliate_clicks } from '#db/schema/index.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import { createReadiness } from '#roles/readiness.ts';
import { startHttp } from '#roles/serve.ts';
import { eq, sum } from 'drizzle-orm';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { BROWSER, followLink, makePartner, type Partner } from '#tests/helpers/affiliates.ts';
import { CLICK_COOKIE, readClick } from './click-cookie.ts';

const DAY = 24 * 3_600_000;
let clock = Date.parse('2026-11-21T12:00:00Z');
let app: TestApp;
let mara: Partner;
let robin: Partner;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(clock) });
  const admin = await app.signIn({ is_superuser: true });
  mara = await makePartner(app, admin);
  robin = await makePartner(app, admin);
});
afterAll(() => app.close());

const clicks = async ({ affiliate }: Partner) => {
  const [row] = await app.ctx.db
    .select({ clicks: sum(affiliate_clicks.clicks).mapWith(Number) })
    .from(affiliate_clicks)
    .where(eq(affiliate_clicks.affiliate_id, affiliate.id));
  return row!.clicks ?? 0;
};
const affiliateOf = async (cookie: string | undefined) =>
  readClick(await signedTokens(app.ctx), cookie?.slice(CLICK_COOKIE.length + 1), {
    now: app.ctx.now(),
    days: 30,
  })?.affiliateId;

test('counts a click, redirects, and sets a cookie for 30 days', async () => {
  expect(mara.affiliate.link).toMatch(/^http:\/\/everafter\.test\/r\/mara-[2-9a-z]{4}$/);
  const { response, setCookie } = await followLink(
    app,
    `${mara.affiliate.link}?to=/premium%3Fplan=yearly`,
  );
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/premium?plan=yearly');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(setCookie).toMatch(/^referral=click_/);
  expect(setCookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await clicks(mara)).toBe(1);
});

test('sets a secure cookie under https', async () => {
  const safe = await createTestApp({ env: { PUBLIC_URL: 'https://everafter.test' } });
  try {
    const partner = await makePartner(safe, await safe.signIn({ is_superuser: true }));
    expect((await followLink(safe, partner.affiliate.link)).setCookie).toContain('; Secure');
  } finally {
    await safe.close();
  }
});

test.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/%5Cevil.test',
  '/%09/evil.test',
  'javascript:alert(1)',
  '/login',
  '/r/again',
])('does not redirect to %s', async (to) => {
  const { response } = await followLink(app, `${mara.affiliate.link}?to=${encodeURIComponent(to)}`);
  const place = response.headers.get('location')!;
  expect(new URL(place, 'http://everafter.test').origin).toBe('http://everafter.test');
  expect(place).not.toMatch(/^(\/login|\/r\/)/);
});

test.each(['nobody-2222', '%00', 'x'.repeat(300), "'or 1=1"])(
  'redirects the unknown code %s home without a cookie',
  async (code) => {
    const { response, setCookie } = await followLink(
      app,
      `/r/${encodeURIComponent(code)}?to=/premium`,
    );
    expect([response.status, response.headers.get('location'), setCookie]).toEqual([
      302,
      '/',
      null,
    ]);
  },
);

test.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'GET'],
  ['an empty user agent', { 'user-agent': '' }, 'GET'],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
  ['an old prefetch', { 'x-moz': 'prefetch' }, 'GET'],
  ['HEAD', {}, 'HEAD'],
])('redirects %s without counting it or setting a cookie', async (_name, headers, method) => {
  const before = await clicks(mara);
  const { pathname } = new URL(mara.affiliate.link);
  const response = await app.request(`${pathname}?to=/girls`, {
    method,
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/150.0', ...headers },
  });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/girls']);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await clicks(mara)).toBe(before);
});

test('counts a browser once a day per link, and keeps the first click', async () => {
  const [maras, robins] = [await clicks(mara), await clicks(robin)];
  let { cookie } = await followLink(app, mara.affiliate.link);
  for (let time = 0; time < 3; time += 1) {
    ({ cookie } = await followLink(app, mara.affiliate.link, { cookie: cookie! }));
    ({ cookie } = await followLink(app, robin.affiliate.link.toUpperCase().replace('/R/', '/r/'), {
      cookie: cookie!,
    }));
  }
  expect([await clicks(mara), await clicks(robin)]).toEqual([maras + 1, robins + 1]);
  expect(await affiliateOf(cookie)).toBe(mara.affiliate.id);
  clock += DAY;
  const next = await followLink(app, mara.affiliate.link, { cookie: cookie! });
  expect(await clicks(mara)).toBe(maras + 2);
  expect(next.setCookie).toContain(`Max-Age=${29 * 86_400}`);
});

test('replaces an expired or altered click by the next link’s', async () => {
  const { cookie } = await followLink(app, mara.affiliate.link);
  const other = cookie!.replace(mara.affiliate.id, robin.affiliate.id);
  expect(await affiliateOf(other)).toBeUndefined();
  const after = await followLink(app, robin.affiliate.link, { cookie: other });
  expect(await affiliateOf(after.cookie)).toBe(robin.affiliate.id);
  clock += 30 * DAY;
  expect(await affiliateOf(cookie)).toBeUndefined();
  const late = await followLink(app, robin.affiliate.link, { cookie: cookie! });
  expect(await affiliateOf(late.cookie)).toBe(robin.affiliate.id);
});

test('redirects a paused link without a cookie, and replaces its click by the next link’s', async () => {
  const { cookie } = await followLink(app, mara.affiliate.link);
  const path = `/admin/affiliates/${mara.affiliate.id}`;
  const admin = await app.signIn({ is_superuser: true });
  await expectJson(admin.patch(path, { status: 'paused' }));
  const paused = await followLink(app, `${mara.affiliate.link}?to=/guys`);
  expect([paused.response.headers.get('location'), paused.setCookie]).toEqual(['/guys', null]);
  const next = await followLink(app, robin.affiliate.link, { cookie: cookie! });
  expect(await affiliateOf(next.cookie)).toBe(robin.affiliate.id);
  await expectJson(admin.patch(path, { status: 'active' }));
});

test('AFFILIATE_CLICK=last binds the sign-up to the last link', async () => {
  const last = await createTestApp({
    env: { AFFILIATE_CLICK: 'last', AFFILIATE_COOKIE_DAYS: '7' },
  });
  try {
    const admin = await last.signIn({ is_superuser: true });
    const [one, two] = [await makePartner(last, admin), await makePartner(last, admin)];
    const first = await followLink(last, one.affiliate.link);
    expect(first.setCookie).toContain(`Max-Age=${7 * 86_400}`);
    const { cookie } = await followLink(last, two.affiliate.link, { cookie: first.cookie! });
    expect(cookie).toContain(two.affiliate.id);
  } finally {
    await last.close();
  }
});

test('redirects a rate-limited visitor without counting', async () => {
  const limited = await createTestApp({ env: { RATE_LIMITS: 'true' } });
  try {
    const partner = await makePartner(limited, await limited.signIn({ is_superuser: true }));
    const answers = [];
    for (let time = 0; time < 70; time += 1)
      answers.push(await followLink(limited, partner.affiliate.link));
    expect(answers.every(({ response }) => response.status === 302)).toBe(true);
    expect(answers.filter(({ setCookie }) => setCookie !== null)).toHaveLength(60);
  } finally {
    await limited.close();
  }
});

test('serves links over a socket with the role api only', async () => {
  const served = await createTestApp({ roles: ['api'], env: { PORT: '0' } });
  const readiness = createReadiness([]);
  const http = await startHttp(served.ctx, readiness, { isDevelopment: false });
  try {
    await http.open();
    const partner = await makePartner(served, await served.signIn({ is_superuser: true }));
    const { pathname } = new URL(partner.affiliate.link);
    const response = await fetch(`http://127.0.0.1:${http.port}${pathname}?to=/premium`, {
      headers: BROWSER,
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/premium']);
    expect(response.headers.get('set-cookie')).toContain(partner.affiliate.id);
  } finally {
    await http.close(Date.now() + 500);
    await served.close();
  }
});
