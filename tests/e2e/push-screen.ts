import type { BrowserContext, Page, Worker } from 'playwright-core';
import { expect } from 'vitest';
import { PUSH_TEXT as TEXT } from '#features/push/ui/copy.ts';
import type { StandInSubscription } from '../stand-ins/push-service.ts';

declare global {
  interface Window {
    /** Whether the page follows the messages of its service worker. */
    isFollowing?: boolean;
    subscribeAtStandIn(key: string): Promise<StandInSubscription>;
  }
}

export const deviceSwitch = (page: Page) => page.getByRole('switch', { name: TEXT.device });

/**
 * Lets pages subscribe at the stand-in. A test browser cannot reach a push service, so its
 * subscription is replaced; the service worker, the permission and the notifications are the browser's.
 */
export async function subscribeAtStandIn(
  context: BrowserContext,
  subscribe: (key: string) => StandInSubscription,
): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.exposeFunction('subscribeAtStandIn', subscribe);
  await context.addInitScript(() => {
    const { serviceWorker } = navigator;
    // Not on about:blank.
    if (serviceWorker)
      serviceWorker.startMessages = () => {
        ServiceWorkerContainer.prototype.startMessages.call(serviceWorker);
        window.isFollowing = true;
      };
    const place = 'stand_in_subscription';
    const stored = (): PushSubscription | null => {
      const text = localStorage.getItem(place);
      if (!text) return null;
      const { subscription, key } = JSON.parse(text) as {
        subscription: StandInSubscription;
        key: string;
      };
      const bytes = Uint8Array.from(
        atob(key.replaceAll('-', '+').replaceAll('_', '/')),
        (character) => character.charCodeAt(0),
      );
      return Object.assign(Object.create(PushSubscription.prototype) as PushSubscription, {
        toJSON: () => subscription,
        unsubscribe: () => {
          localStorage.removeItem(place);
          return Promise.resolve(true);
        },
        key: bytes,
      });
    };
    Object.defineProperty(PushSubscription.prototype, 'options', {
      get(this: { key: Uint8Array }) {
        return { applicationServerKey: this.key.buffer };
      },
    });
    PushManager.prototype.getSubscription = () => Promise.resolve(stored());
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey);
      const subscription = await window.subscribeAtStandIn(key);
      localStorage.setItem(place, JSON.stringify({ subscription, key }));
      return stored()!;
    };
  });
}

/** Waits until the service worker controls the page. */
export async function waitForWorker(page: Page): Promise<Worker> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => page.context().serviceWorkers().length).toBeGreaterThan(0);
  return page.context().serviceWorkers().at(-1)!;
}

/**
 * Passes a message to the service worker, as the browser does with messages of a push service, and waits
 * until it is shown. Chromium drops messages while it still stores a worker that was just
 * activated: a message that is not shown is passed again, but not so soon that both would be shown.
 */
export async function deliver(page: Page, payload: string): Promise<void> {
  const isShown = async () => (await readNotifications(page)).length > 0;
  for (let tries = 0; tries < 5; tries += 1) {
    await deliverOnce(page, payload);
    const shown = expect.poll(isShown, { timeout: 5_000 }).toBe(true);
    if (
      await shown.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error('the notification was not shown');
}

/** The session ends with the page: detaching it could overtake the message. */
async function deliverOnce(page: Page, payload: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const activated = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(
        ({ status, scriptURL }) => status === 'activated' && scriptURL.startsWith(origin),
      );
      if (active) resolve(active.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await activated;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: payload });
}

interface ShownNotification {
  title: string;
  body: string;
  tag: string;
}

/** The shown notifications. */
export const readNotifications = (page: Page): Promise<ShownNotification[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Clicks the shown notification, or one of its actions; tests cannot click the browser's own. */
export const clickNotification = (worker: Worker, action = ''): Promise<void> =>
  worker.evaluate(async (name) => {
    type Init = { notification: Notification; action: string };
    const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration;
    const NotificationEvent = Reflect.get(globalThis, 'NotificationEvent') as new (
      type: string,
      init: Init,
    ) => Event;
    const [notification] = await registration.getNotifications();
    const init = { notification: notification!, action: name };
    const event = new NotificationEvent('notificationclick', init);
    let work: Promise<unknown> = Promise.resolve();
    // Scripts may not extend the lifetime of an event that they created.
    Object.defineProperty(event, 'waitUntil', { value: (one: Promise<unknown>) => (work = one) });
    dispatchEvent(event);
    await work;
  }, action);
