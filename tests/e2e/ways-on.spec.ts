import { beforeAll, describe, expect, test } from 'vitest';
import { CHECKOUT_TEXT } from '#features/billing/ui/checkout/copy.ts';
import { DETAIL_TEXT } from '#features/characters/ui/detail/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { REMOVAL_TEXT } from '#features/moderation/ui/removal-copy.ts';
import { AFFILIATE_TEXT, CONTACT_TEXT } from '#features/submissions/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { waitForChat, openChat, readSlugs } from './chat-screen.ts';
import { waitForPath, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ model: true, isShared: true });
let slugs: string[];
beforeAll(async () => {
  slugs = await readSlugs(app);
});

test('a new chat appears in the list immediately, and links to the character’s page and images', async () => {
  const user = await app.createUser();
  const { page } = await openChat(app, slugs[0]!, user);
  const list = page.getByRole('navigation', { name: COPY.list.label });
  await list.getByRole('link').first().waitFor();
  await list.getByRole('button', { name: COPY.list.newChat }).click();
  const picker = page.getByRole('dialog', { name: COPY.picker.title });
  await picker.locator(`a[href="/chat/${slugs[1]}"]`).click();
  await waitForPath(page, `/chat/${slugs[1]}`);
  await list.locator(`a[href="/chat/${slugs[1]}"]`).waitFor();
  await waitForChat(page);
  await expectAccessible(page);
  await page.getByTitle(COPY.conversation.viewCharacter).click();
  await waitForPath(page, `/character/${slugs[1]}`);
  const called = (await page.getByRole('article').getAttribute('aria-label'))!.split(' ')[0]!;
  await page.getByRole('link', { name: DETAIL_TEXT.allImages(called) }).click();
  await waitForPath(page, `/character-images/${slugs[1]}`);
});

test('an unknown chat and an unknown payment show an error and a link', async () => {
  app.allowErrors(/40[04]|422/);
  const user = await app.createUser();
  const chat = await app.open({ path: '/chat/nobody-of-this-name', as: user, width: PHONE });
  await chat.getByRole('heading', { name: COPY.conversation.notFound }).waitFor();
  await expectAccessible(chat);
  await chat.getByRole('link', { name: COPY.start.browse }).click();
  await waitForPath(chat, '/characters');
  for (const id of ['019aa000-0000-7000-8000-000000000000', 'no-order']) {
    const order = await app.open({ path: `/checkout/${id}`, as: user });
    await order.getByRole('heading', { name: CHECKOUT_TEXT.unknown }).waitFor();
    await order.getByRole('link', { name: CHECKOUT_TEXT.toPremium }).waitFor();
  }
});

test('forms are prefilled for a signed-in user, and typed text stays', async () => {
  const user = await app.createUser();
  const forms = [
    { path: '/contact', email: CONTACT_TEXT.email, name: CONTACT_TEXT.name, is: user.fullName },
    {
      path: '/legal/content-removal',
      email: REMOVAL_TEXT.email,
      name: REMOVAL_TEXT.name,
      is: user.fullName,
    },
    {
      path: '/affiliate',
      email: AFFILIATE_TEXT.email,
      name: AFFILIATE_TEXT.firstName,
      is: 'Journey',
    },
  ];
  for (const { path, email, name, is } of forms) {
    const page = await app.open({ path, as: user });
    const fieldOf = (label: string) => page.getByLabel(label, { exact: true });
    await expect.poll(() => fieldOf(email).inputValue()).toBe(user.email);
    expect([path, await fieldOf(name).inputValue()]).toEqual([path, is]);
    await fieldOf(name).fill('Another Name');
    await page.reload();
    await expect.poll(() => fieldOf(email).inputValue()).toBe(user.email);
    expect([path, await fieldOf(name).inputValue()]).toEqual([path, 'Another Name']);
  }
});

describe('offline', () => {
  test('a page says that the connection is gone, and when it is back', async () => {
    app.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|events/);
    const page = await app.open({ path: '/contact', as: await app.createUser() });
    await page.context().setOffline(true);
    await page.getByText(UI_TEXT.offline.now).waitFor();
    await expectAccessible(page);
    // It is on the screen only briefly.
    const back = page.getByText(UI_TEXT.offline.back).waitFor();
    await page.context().setOffline(false);
    await back;
    await page.getByText(UI_TEXT.offline.now).waitFor({ state: 'detached' });
  });

  test('the open page and its text stay until the next page can be loaded', async () => {
    const user = await app.createUser();
    const { page, input } = await openChat(app, slugs[0]!, user);
    app.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|events/);
    await input.fill('Half a thought');
    await page.context().setOffline(true);
    await page.getByTitle(COPY.conversation.viewCharacter).click();
    const notice = page.getByRole('alert').filter({ hasText: UI_TEXT.offline.page });
    await notice.waitFor();
    await expectAccessible(page);
    await notice.getByRole('button', { name: UI_TEXT.tryAgain }).click();
    await notice.waitFor();
    expect(new URL(page.url()).pathname).toBe(`/chat/${slugs[0]}`);
    expect(await input.inputValue()).toBe('Half a thought');
    await notice.getByRole('button', { name: UI_TEXT.offline.stay }).click();
    await notice.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: COPY.list.newChat }).click();
    await page.getByText(UI_TEXT.offline.part).waitFor();
    expect(await input.inputValue()).toBe('Half a thought');
    await page.context().setOffline(false);
    const picker = page.getByRole('dialog', { name: COPY.picker.title });
    await picker.getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await picker.waitFor({ state: 'detached' });

    await page.context().setOffline(true);
    await page.getByTitle(COPY.conversation.viewCharacter).click();
    await notice.waitFor();
    await page.context().setOffline(false);
    await notice.getByRole('button', { name: UI_TEXT.tryAgain }).click();
    await waitForPath(page, `/character/${slugs[0]}`);
  });

  test('a page that cannot be fetched while the browser counts as online leaves the open one standing', async () => {
    const { page, input } = await openChat(app, slugs[0]!, await app.createUser());
    app.allowErrors(/ERR_CONNECTION_RESET|Error loading route module|Failed to fetch/);
    await input.fill('Half a thought');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    // Also refuses the page itself: a reload would lose what is open.
    await page.route('**', (route) => route.abort('connectionreset'));
    await page.getByTitle(COPY.conversation.viewCharacter).click();
    const notice = page.getByRole('alert').filter({ hasText: UI_TEXT.pageFailed.title });
    await notice.waitFor();
    await expectAccessible(page);
    await notice.getByRole('button', { name: UI_TEXT.tryAgain }).press('Enter');
    await notice.waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(`/chat/${slugs[0]}`);
    expect(await input.inputValue()).toBe('Half a thought');
    expect(await page.locator('.navigation-progress').count()).toBe(0);

    await page.unroute('**');
    await notice.getByRole('button', { name: UI_TEXT.tryAgain }).click();
    await waitForPath(page, `/character/${slugs[0]}`);
  });

  test('a page that is no longer wanted does not reload the open one when it cannot be fetched', async () => {
    const { page } = await openChat(app, slugs[0]!, await app.createUser());
    app.allowErrors(/ERR_CONNECTION_RESET|Error loading route module|Failed to fetch/);
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const asked = Promise.withResolvers<void>();
    const isLeft = Promise.withResolvers<void>();
    await page.route('**/assets/character-page-*.js', async (route) => {
      asked.resolve();
      await isLeft.promise;
      await route.abort('connectionreset');
    });
    await page.getByTitle(COPY.conversation.viewCharacter).click();
    await asked.promise;
    await page.getByRole('link', { name: 'Collection' }).first().click();
    await waitForPath(page, '/collection');
    const failed = page.waitForEvent('console', (line) => line.text().includes('reloading page'));
    isLeft.resolve();
    await failed;
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/collection');
  });

  test('a page whose program is gone, because the server was renewed, opens as a new document', async () => {
    const { page } = await openChat(app, slugs[0]!, await app.createUser());
    app.allowErrors(/404|Error loading route module|Failed to fetch/);
    let isGone = true;
    await page.route('**/assets/*.js', (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.getByTitle(COPY.conversation.viewCharacter).click();
    await waitForPath(page, `/character/${slugs[0]}`);
    expect(await page.locator('body[data-same]').count()).toBe(0);
  });
});
