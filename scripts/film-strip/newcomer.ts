import type { Page } from 'playwright-core';
import { SIGN_IN_TEXT, WAITING_TEXT } from '../../src/features/accounts/ui/copy.ts';
import { COPY } from '../../src/features/chat/ui/copy.ts';
import { AGE_TEXT } from '../../src/ui/copy.ts';

const LINES = [
  'What is the oldest clock that you have brought back?',
  'My name is Robin. What should I bring when I come by?',
];

/** Acts as a first-time visitor: reads, chooses Elena, writes to her, signs in, keeps talking. */
export async function playNewcomer(page: Page): Promise<void> {
  await page.goto('/');
  const confirm = page.getByRole('button', { name: AGE_TEXT.confirm });
  await confirm.waitFor();
  await page.waitForTimeout(4000);
  await confirm.click();
  await page.waitForTimeout(4000);
  for (let screens = 0; screens < 5; screens++) {
    await page.evaluate(() => window.scrollBy({ top: innerHeight * 0.7, behavior: 'smooth' }));
    await page.waitForTimeout(1800);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'smooth' }));
  await page.waitForTimeout(1500);
  const portrait = page.getByRole('link', { name: /^Elena/ }).first();
  await portrait.click();
  const first = page.getByRole('textbox', { name: WAITING_TEXT.label('Elena') });
  await first.waitFor();
  await page.waitForTimeout(4000);
  await first.pressSequentially('Good evening, Elena. It stopped at noon.', { delay: 60 });
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') }).click();
  await signIn(page);
  const composer = page.getByRole('textbox', { name: COPY.composer.label('Elena') });
  await composer.waitFor();
  await page.waitForTimeout(9000);
  for (const line of LINES) {
    await composer.pressSequentially(line, { delay: 60 });
    await composer.press('Enter');
    await page.waitForTimeout(9000);
  }
}

/** Signs in at the local provider of development as a person without an account. */
async function signIn(page: Page): Promise<void> {
  const form = page.locator('form.new');
  await form.getByLabel('Full name').fill('Robin');
  await form.getByLabel('E-mail').fill(`robin-${Date.now()}@example.test`);
  await page.waitForTimeout(1500);
  await form.getByRole('button', { name: 'Continue' }).click();
}
