import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PUSH_TEXT as TEXT } from '#features/push/ui/copy.ts';
import type { PushPayload } from '#features/push/payload.ts';
import { startPushService } from '../stand-ins/push-service.ts';
import type { TestUser } from './person.ts';
import {
  clickNotification,
  deliver,
  deviceSwitch,
  readNotifications,
  subscribeAtStandIn,
  waitForWorker,
} from './push-screen.ts';
import { DESKTOP, expectAccessible, PHONE, setupApp, waitForPath } from './stage.ts';

const service = await startPushService();
afterAll(() => service.close());
beforeEach(() => void (service.received.length = 0));
const app = setupApp({ env: { PUSH_ALLOW_LOOPBACK: 'true' }, serviceWorker: true });

const prepare = (context: BrowserContext) =>
  subscribeAtStandIn(context, (key) => service.subscribe(key));

const openProfile = (user: TestUser, width = DESKTOP) =>
  app.open({ path: '/profile', as: user, width, prepare });

async function turnOn(page: Page): Promise<void> {
  await page.getByText(TEXT.deviceText.off).waitFor();
  await deviceSwitch(page).click();
  await page.getByText(TEXT.deviceText.on).waitFor();
}

/** Leaves the product, requests a picture, waits for its push, and returns to the profile. */
async function awaitPush(user: TestUser, page: Page): Promise<PushPayload> {
  await page.goto('about:blank');
  await user.call('/generate/image', {
    method: 'POST',
    headers: { prefer: 'respond-async' },
    body: JSON.stringify({ prompt: 'By the sea, smiling', number_of_images: 1 }),
  });
  await service.waitUntil(() => service.received.length > 0);
  expect(service.refusals).toEqual([]);
  await page.goto('/profile');
  await waitForWorker(page);
  return JSON.parse(service.received[0]!.payload) as PushPayload;
}

describe('notifications', () => {
  test.each([PHONE, 768, DESKTOP])(
    'at %i px are turned on and off by the keyboard',
    async (width) => {
      const user = await app.createUser();
      const page = await openProfile(user, width);
      const device = deviceSwitch(page);
      await page.getByText(TEXT.deviceText.off).waitFor();
      await device.focus();
      await page.keyboard.press('Space');
      await page.getByText(TEXT.deviceText.on).waitFor();
      expect(await device.isChecked()).toBe(true);
      await page.getByRole('switch', { name: TEXT.words }).click();
      await expect
        .poll(() => user.call<{ preferences: object }>('/users/me'))
        .toMatchObject({ preferences: { notifications: { words: true, pictures: true } } });
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide).toBe(false);
      await page.reload();
      await page.getByText(TEXT.deviceText.on).waitFor();
      await deviceSwitch(page).click();
      await page.getByText(TEXT.deviceText.off).waitFor();
    },
  );

  test('of a finished picture leads to the gallery, in the page that is open', async () => {
    const user = await app.createUser();
    const page = await openProfile(user);
    await turnOn(page);
    const payload = await awaitPush(user, page);
    const worker = await waitForWorker(page);
    expect(payload).toMatchObject({
      title: 'Your picture is ready',
      body: '',
      path: '/collection',
    });
    await deliver(page, service.received[0]!.payload);
    expect(await readNotifications(page)).toMatchObject([{ title: payload.title }]);
    // The service worker reloads a page that does not respond, such as one that still starts.
    await page.waitForFunction(() => window.isFollowing);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await clickNotification(worker);
    await waitForPath(page, '/collection');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect.poll(() => readNotifications(page)).toEqual([]);
  });

  test('are turned off from the notification, without a session', async () => {
    const user = await app.createUser();
    const page = await openProfile(user);
    await turnOn(page);
    await awaitPush(user, page);
    const worker = await waitForWorker(page);
    await deliver(page, service.received[0]!.payload);
    expect(await readNotifications(page)).toHaveLength(1);
    await clickNotification(worker, 'off');
    await expect.poll(() => readNotifications(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/profile');

    // Nothing more is sent: the pictures of a second request finish without a push.
    service.received.length = 0;
    const other = await app.createUser();
    const second = await openProfile(other);
    await turnOn(second);
    await page.goto('about:blank');
    await user.call('/generate/image', {
      method: 'POST',
      body: JSON.stringify({ prompt: 'In the garden', number_of_images: 1 }),
    });
    await awaitPush(other, second);
    expect(service.received).toHaveLength(1);
  });

  test('that cannot be read are shown anyway', async () => {
    const page = await openProfile(await app.createUser());
    await waitForWorker(page);
    await deliver(page, 'no JSON');
    const [shown] = await readNotifications(page);
    expect(shown).toMatchObject({ title: 'Something new is waiting for you' });
  });

  const without: [string, string, () => void][] = [
    [
      'the browser blocks them',
      TEXT.deviceText.blocked,
      () => void Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
    ],
    [
      'the browser cannot receive them',
      TEXT.deviceText.unsupported,
      () => void Reflect.deleteProperty(window, 'PushManager'),
    ],
    [
      'an iPhone needs the site on its Home Screen',
      TEXT.deviceText.needs_home_screen,
      () => {
        Reflect.deleteProperty(window, 'PushManager');
        const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
        Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
      },
    ],
  ];
  test.each(without)('say so when %s', async (_name, text, change) => {
    const page = await app.open({
      path: '/profile',
      as: await app.createUser(),
      width: PHONE,
      prepare: (context) => context.addInitScript(change),
    });
    await page.getByText(text).waitFor();
    expect(await deviceSwitch(page).isDisabled()).toBe(true);
    await expectAccessible(page);
  });

  test('end when the user signs out of the browser', async () => {
    const user = await app.createUser();
    const page = await openProfile(user);
    await waitForWorker(page);
    await turnOn(page);
    const stored = () => page.evaluate(() => localStorage.getItem('stand_in_subscription'));
    expect(await stored()).not.toBeNull();
    await page.evaluate(() => {
      localStorage.removeItem('auth_token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
    });
    await expect.poll(stored).toBeNull();
  });
});

describe('the installed site', () => {
  test('can be installed: manifest, icons and name', async () => {
    const page = await app.open();
    await waitForWorker(page);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const manifest = (await (await fetch(`${app.server.url}/manifest.webmanifest`)).json()) as {
      name: string;
      display: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Everafter', display: 'standalone' });
    expect(manifest.icons.map(({ purpose }) => purpose).toSorted()).toEqual([
      'any',
      'any',
      'maskable',
      'maskable',
    ]);
    for (const { src } of manifest.icons)
      expect((await fetch(app.server.url + src)).headers.get('content-type')).toBe('image/png');
  });

  test('is offered only on the profile, when the browser offers it', async () => {
    const page = await openProfile(await app.createUser());
    await page.getByText(TEXT.deviceText.off).waitFor();
    const install = page.getByRole('button', { name: TEXT.install('Everafter') });
    expect(await install.count()).toBe(0);
    await page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve({ outcome: 'accepted' }),
      });
      window.dispatchEvent(event);
      if (!event.defaultPrevented) throw new Error('the browser would show its own banner');
    });
    await install.waitFor();
    await expectAccessible(page);
    await install.click();
    await install.waitFor({ state: 'detached' });
  });
});
