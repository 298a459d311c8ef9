import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Character } from '#features/characters/contract.ts';
import { woman } from '../helpers/characters.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });

test('names of every script and length are displayed correctly', async () => {
  const user = await app.createUser();
  const make = (overrides: object) =>
    user.call<Character>('/characters/', {
      method: 'POST',
      body: JSON.stringify({ ...woman, ...overrides }),
    });
  const persian = await make({ name: 'مریم سادات', description: 'نانوای صبح‌های آرام.' });
  const long = await make({ name: 'M'.repeat(60), description: 'o'.repeat(300) });

  const page = await app.open({ path: '/my-characters', as: user, width: PHONE });
  const name = page.getByRole('heading', { name: 'مریم, 31' });
  await name.waitFor();
  const directionOf = (text: Locator) =>
    text.first().evaluate((element) => getComputedStyle(element).direction);
  expect(await directionOf(name)).toBe('rtl');
  expect(await directionOf(page.getByText('نانوای'))).toBe('rtl');
  for (const text of [/^M{60}/, /^o{300}/])
    expect(
      await page
        .getByText(text)
        .first()
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await page.goto(`/character/${persian.slug}`);
  // While her portrait is drawn, an English sentence also contains her name.
  const heading = page.getByRole('heading', { level: 1, name: 'مریم' });
  await heading.waitFor();
  expect(await directionOf(heading)).toBe('rtl');
  await page.goto(`/character/${long.slug}`);
  await page.getByRole('heading', { level: 1, name: /^M{60}/ }).waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
