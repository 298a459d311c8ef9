import { expect, test } from 'vitest';
import { REMOVAL_PROBLEMS } from '#features/moderation/removal-fields.ts';
import { REMOVAL_NAMES } from '#features/moderation/removal-rules.ts';
import { REMOVAL_TEXT } from '#features/moderation/ui/removal-copy.ts';
import { LEGAL_PAGES, LEGAL_PATHS, SAFETY_PAGE } from '#features/marketing/legal/legal-pages.ts';
import { CASE_TEXT, LEGAL_TEXT } from '#features/marketing/legal/copy.ts';
import { SIGN_IN_TEXT } from '#features/accounts/ui/copy.ts';
import { FOOTER_TEXT, UI_TEXT } from '#ui/copy.ts';
import type { RemovalList } from '#features/moderation/contract.ts';
import { waitForPath, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({
  env: { OPERATOR_NAME: 'Lamp & Sons', OPERATOR_ADDRESS: '1 Harbor Street, Port' },
});

test('nine cards lead to nine documents, next to the safety page', async () => {
  const page = await app.open({ path: '/legal' });
  await expectAccessible(page);
  await page.getByText(LEGAL_TEXT.notice).waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('listitem').count()).toBe(LEGAL_PAGES.length + 1);
  for (const { slug, title } of [...LEGAL_PAGES, SAFETY_PAGE]) {
    await main.getByRole('link', { name: title, exact: true }).click();
    await waitForPath(page, `/legal/${slug}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await waitForPath(page, '/legal');
  }
});

test.each(LEGAL_PATHS.slice(1))('%s is complete without JavaScript, on a phone', async (path) => {
  const html = await (await fetch(app.server.url + path)).text();
  expect(html).toContain('Lamp &amp; Sons, 1 Harbor Street, Port');
  expect(html).toContain(`<link rel="canonical" href="${app.server.url}${path}"`);
  const page = await app.open({ path, width: PHONE });
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
});

test('the table of contents leads to each section', async () => {
  const page = await app.open({ path: '/legal/terms' });
  const contents = page.getByRole('navigation', { name: LEGAL_TEXT.contents });
  const links = await contents.getByRole('link').all();
  expect(links.length).toBeGreaterThan(8);
  await contents.getByRole('link', { name: 'Renewal, canceling, refunds' }).click();
  await expect.poll(() => page.url()).toContain('#renewal');
  const top = () =>
    page.locator('#renewal').evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThan(56);
  await expect.poll(top).toBeLessThan(300);
});

test('footer, sign-up and sitemap link to them, and an unknown document is not found', async () => {
  const page = await app.open({ path: '/signup' });
  for (const [name, path] of [
    [SIGN_IN_TEXT.terms, '/legal/terms'],
    [SIGN_IN_TEXT.privacy, '/legal/privacy'],
  ] as const)
    expect(await page.getByRole('link', { name }).first().getAttribute('href')).toBe(path);
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('heading', { name: FOOTER_TEXT.legal }).waitFor();
  await footer.getByRole('link', { name: 'Terms', exact: true }).click();
  await waitForPath(page, '/legal/terms');
  const sitemap = await (await fetch(`${app.server.url}/sitemap.xml`)).text();
  for (const path of [...LEGAL_PATHS, '/contact', '/affiliate'])
    expect(sitemap).toContain(`<loc>${app.server.url}${path}</loc>`);

  app.allowErrors(/404/);
  for (const path of ['/legal/nothing', '/legal/removal_made-up', '/legal/export_made-up']) {
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await page.getByRole('heading', { name: UI_TEXT.notFoundTitle }).waitFor();
  }
});

test('a notice is submitted, and its link shows its status', async () => {
  const page = await app.open({ path: '/legal/content-removal#form', width: PHONE });
  const send = page.getByRole('button', { name: REMOVAL_TEXT.send });
  await send.click();
  await page.getByText(REMOVAL_PROBLEMS.kind).waitFor();
  await page.getByText(REMOVAL_PROBLEMS.good_faith).waitFor();
  await expectAccessible(page);
  await page.getByLabel(REMOVAL_TEXT.name).fill('Mara Voss');
  await page.getByLabel(REMOVAL_TEXT.email).fill('mara@example.test');
  await page.getByLabel(REMOVAL_TEXT.kind).selectOption('likeness');
  await page.getByLabel(REMOVAL_TEXT.what).fill('The portrait at /character/x shows me.');
  await page.getByRole('checkbox').check();
  await page.getByLabel(REMOVAL_TEXT.signature).fill('Mara Voss');
  await send.click();
  await page.getByText(REMOVAL_TEXT.doneTitle).waitFor();
  await page.getByRole('link', { name: REMOVAL_TEXT.follow }).click();
  await page.getByRole('heading', { level: 1, name: CASE_TEXT.title('') }).waitFor();
  await page.getByText(REMOVAL_NAMES.likeness).waitFor();
  await page.getByText(CASE_TEXT.statuses.open).waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('main').textContent()).not.toContain('Mara');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

  const admin = await app.createUser('admin@example.test');
  const { data } = await admin.call<RemovalList>('/removal-requests');
  expect(data).toMatchObject([{ name: 'Mara Voss', kind: 'likeness', signature: 'Mara Voss' }]);
});
