import { expect, test } from 'vitest';
import { UI_TEXT } from '#ui/copy.ts';
import { readSlugs } from './chat-screen.ts';
import { setupApp } from './stage.ts';

const app = setupApp({ isShared: true });
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

test.each([
  ['/receipts', '/billing/receipts'],
  [`/receipts/${ID}`, '/billing/receipts/'],
  [`/checkout/${ID}`, '/billing/checkout/'],
  [`/lorebooks/${ID}`, '/lorebooks/'],
  [`/image/${ID}`, '/generate/image/'],
  ['/character', '/characters/'],
  ['/generate', '/characters/'],
  ['/call', '/characters/'],
  ['/chat', '/chat/character/'],
])('%s: a failure to load stays, busy and focused, while it is tried again', async (path, call) => {
  app.allowErrors(/403/);
  const isOfCharacter = call.startsWith('/char') || path === '/chat';
  let retry: PromiseWithResolvers<void> | undefined;
  const page = await app.open({
    path: isOfCharacter ? `${path}/${(await readSlugs(app))[0]}` : path,
    as: await app.createUser(),
    prepare: (context) =>
      context.route(`**/api/v1${call}**`, async (route) => {
        await retry?.promise;
        await route.fulfill({ status: 403, json: { detail: 'Not now.' } });
      }),
  });
  const again = page.getByRole('main').getByRole('button', { name: UI_TEXT.tryAgain });
  const isFocused = () => again.evaluate((button) => button === document.activeElement);
  await again.waitFor();
  retry = Promise.withResolvers();
  await again.press('Enter');
  await expect.poll(() => again.getAttribute('aria-busy')).toBe('true');
  expect(await isFocused()).toBe(true);
  retry.resolve();
  await expect.poll(() => again.getAttribute('aria-busy')).toBeNull();
  expect(await isFocused()).toBe(true);
});
