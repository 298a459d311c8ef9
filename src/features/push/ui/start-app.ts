import { utcDay } from '#shared/utc-day.ts';
import { readToken, subscribeToken } from '#ui/token-store.ts';
import { findSubscription, hasKey, subscribeDevice } from './device.ts';
import { storeSubscription } from './mutations.ts';
import { readKey, refreshDevice } from './queries.ts';

/** Which subscription was registered for which session, and on which day. */
const LAST_SENT = 'push_told';

/** A message from the service worker to a page. */
type WorkerMessage = { type: 'open'; path: string } | { type: 'push-changed' };

/** Registers the service worker and follows it and the sign-in state until `signal` aborts. */
export async function startApp(open: (path: string) => unknown, signal: AbortSignal) {
  if (signal.aborted) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener(
    'message',
    ({ data, ports: [port] }) => {
      const message = data as WorkerMessage;
      if (message.type === 'push-changed') return refreshDevice();
      port?.postMessage('opened');
      void open(message.path);
    },
    { signal },
  );
  serviceWorker.startMessages();
  const follow = (token: string | null): void => {
    followSession(token).catch((error: unknown) => console.debug('push', error));
  };
  signal.addEventListener('abort', subscribeToken(follow), { once: true });
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  follow(readToken());
}

/**
 * A subscription belongs to a session: a new session takes it over, and signing out ends it. It is
 * sent again each day, since the server may have deleted it or its key may have changed.
 */
async function followSession(token: string | null): Promise<void> {
  if (!('PushManager' in window) || Notification.permission !== 'granted') return;
  const subscription = await findSubscription();
  if (!subscription) return;
  if (!token) {
    localStorage.removeItem(LAST_SENT);
    await subscription.unsubscribe();
    const registration = await navigator.serviceWorker.getRegistration();
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
    return refreshDevice();
  }
  const sent = `${token.slice(-8)} ${subscription.endpoint.slice(-8)} ${utcDay(new Date())}`;
  if (localStorage.getItem(LAST_SENT) === sent) return;
  const isCurrent = hasKey(subscription, await readKey());
  await storeSubscription(isCurrent ? subscription : await subscribeDevice(readKey));
  localStorage.setItem(LAST_SENT, sent);
}
