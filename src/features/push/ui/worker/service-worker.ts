import type { PushPayload } from '../../payload.ts';
import type { PushedNotification, WorkerScope } from './worker-scope.ts';

/*
 * Served as /sw.js for the whole site. It keeps the offline page and nothing else: no page, no API response,
 * no picture. It imports nothing, so that it is one file.
 */
declare const self: WorkerScope;
/** Changes with each build, which writes it (scripts/service-worker-plugin.ts). */
declare const __BUILD__: string;
/** The addresses of the fonts by their family; the build writes them as well. */
declare const __FONTS__: Record<string, string>;

const OFFLINE = '/offline';
const KEPT = [OFFLINE, '/offline.js', '/favicon.svg', ...Object.values(__FONTS__)];
const PREFIX = 'offline-';
const CACHE = PREFIX + __BUILD__;
/** How long an open page has to go to the path of a notification by itself. Milliseconds. */
const PAGE_RESPONDS_WITHIN = 1000;
const TURN_OFF = 'off';

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT.map((path) => new Request(path, { cache: 'reload' })));
  // Pages do not depend on the worker's version, so nothing has to wait for them to close.
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Without it, each page would wait until the worker has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  const isPage = mode === 'navigate' && !/^\/(?:api|media|dev)\//.test(pathname);
  if (isPage) event.respondWith(openPage(event.request, event.preloadResponse));
  else if (mode !== 'navigate' && KEPT.includes(pathname) && pathname !== OFFLINE)
    event.respondWith(serveFromCache(event.request, pathname));
});

async function openPage(
  request: Request,
  preloaded: Promise<Response | undefined>,
): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch {
    return (await findCached(OFFLINE)) ?? Response.error();
  }
}

const serveFromCache = async (request: Request, path: string): Promise<Response> =>
  (await findCached(path)) ?? fetch(request);

const findCached = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: CACHE });

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

/** A push without a notification would cost the permission, so an unreadable one is shown as well. */
function show(data: { json(): unknown } | null): Promise<void> {
  const { title, body, tag, path, off } = read(data);
  const options: PushedNotification = {
    body,
    ...(tag && { tag }),
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    lang: 'en',
    data: { path, off },
    actions: off ? [{ action: TURN_OFF, title: 'Turn off' }] : [],
  };
  return self.registration.showNotification(title, options);
}

function read(data: { json(): unknown } | null): PushPayload {
  const unread = {
    title: 'Something new is waiting for you',
    body: '',
    tag: '',
    path: '/',
    off: '',
  };
  try {
    return { ...unread, ...(data?.json() as Partial<PushPayload> | undefined) };
  } catch {
    return unread;
  }
}

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  const { path, off } = notification.data as Pick<PushPayload, 'path' | 'off'>;
  notification.close();
  event.waitUntil(action === TURN_OFF ? turnOff(off) : openPath(path));
});

/** Ends the subscription on the server and here; either one is enough. */
async function turnOff(path: string): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  await Promise.allSettled([
    fetch(path, { method: 'POST', credentials: 'omit' }),
    subscription?.unsubscribe(),
  ]);
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ type: 'push-changed' });
}

/** Opens a path in an existing page rather than in another one. */
async function openPath(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) return void (await self.clients.openWindow(path));
  await page.focus().catch(() => page);
  // A running page keeps its state; one that does not respond is reloaded.
  if (!(await asksPage(page, path))) await page.navigate(path);
}

function asksPage(
  page: { postMessage(message: unknown, transfer: Transferable[]): void },
  path: string,
) {
  return new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), PAGE_RESPONDS_WITHIN);
    page.postMessage({ type: 'open', path }, [port2]);
  });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  // The next page that opens notifies the server, because the worker has no session.
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options));
});
