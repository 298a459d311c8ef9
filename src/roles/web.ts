import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { ADULT_LABEL } from '#shared/adult-label.ts';
import type { Context } from '#platform/context.ts';
import { createAnonymousCache, type AnonymousCache } from '#platform/http/anonymous-cache.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { plainPage } from '#platform/http/plain-page.ts';
import { apiContext, SCRIPT_HASHES, type ServerApi, type SiteConfig } from '#ui/server-context.ts';
import { createCalls } from '#ui/typed-calls.ts';
import { OFFLINE_PATH, offlinePage } from './offline-page.ts';
import { createPageAddress } from './page-address.ts';
import { contentSecurityPolicy, PAGE_HEADERS } from './content-security.ts';

const BUILD = join(import.meta.dirname, '../../build');
/** Pages contain no user data (the token lives in the browser), so all of them are cached briefly. */
const PAGES = { freshMs: 10_000, staleMs: 120_000, vary: 'accept-encoding' };

const PERSONAL = /^\/((auth|checkout|receipts)\/|(affiliate\/dashboard|confirm-email)\?)/;

export const createPageCache = (): AnonymousCache => createAnonymousCache(PAGES);

export interface PageSource {
  load: () => Promise<ServerBuild>;
  /** Development renders pages on every request, and Vite's scripts rule out a strict CSP. */
  isDevelopment: boolean;
}

/** Loads the built pages. */
export function builtPages(): PageSource {
  const build = import(pathToFileURL(join(BUILD, 'server/index.js')).href) as Promise<ServerBuild>;
  return { load: () => build, isDevelopment: false };
}

/** The API of this process, called without the network. */
interface InnerApi {
  request(request: Request): Response | Promise<Response>;
}

/** Server-rendered pages for every path outside the API, and the built files. */
export function createWeb(
  ctx: Context,
  api: InnerApi,
  source: PageSource,
  cache: AnonymousCache = createPageCache(),
): Hono {
  const app = new Hono();
  const context = { api: serverApi(api), site: siteConfig(ctx) };
  const handler = createRequestHandler(
    source.load,
    source.isDevelopment ? 'development' : 'production',
  );
  const render = async (request: Request): Promise<Response> => {
    const provider = new RouterContextProvider();
    provider.set(apiContext, context);
    return finish(request, await handler(request, provider), ctx, source.isDevelopment);
  };
  const shared = sharedCacheControl(ctx.config.sharedCacheSeconds);

  app.get(OFFLINE_PATH, () => offlinePage(ctx.config.appName));
  if (!source.isDevelopment) app.use('*', builtFiles());
  let addressOf: ((url: URL) => string) | undefined;
  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    if (!canBeRead(url.pathname)) return unreadableAddress(ctx.config.appName);
    const whole = url.pathname + url.search;
    const isPersonal = PERSONAL.test(whole);
    addressOf ??= createPageAddress(await source.load());
    const path = isPersonal ? whole : addressOf(url);
    // Loaders see only the visitor's URL. It is concatenated, not resolved, because `//x` is a path here.
    const anonymous = new Request(ctx.config.publicUrl + path, {
      headers: { 'user-agent': c.req.header('user-agent') ?? '' },
    });
    // URLs for one person (an OAuth code, an order, an invitation) would only fill the cache.
    if (source.isDevelopment) return render(anonymous);
    const admit = () => ctx.limits.consume('visitor', clientAddress(c, ctx.config.trustProxy));
    if (isPersonal) {
      await admit();
      return render(anonymous);
    }
    const make = async (): Promise<Response> => {
      const page = await render(anonymous);
      if (page.ok || page.status === 404) page.headers.set('Cache-Control', shared);
      return page;
    };
    return cache.answer(path, c.req.raw, make, admit);
  });
  return app;
}

/**
 * For a CDN: everybody gets the same page. Browsers revalidate each time, which costs a 304; stale
 * pages are served at most as long as this process would.
 */
const sharedCacheControl = (seconds: number): string =>
  seconds === 0
    ? 'public, max-age=0, must-revalidate'
    : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${PAGES.staleMs / 1000}`;

function builtFiles() {
  return serveStatic({
    root: join(BUILD, 'client'),
    precompressed: true,
    onFound: (path, c) => c.header('Cache-Control', cacheControlOf(path)),
  });
}

function cacheControlOf(file: string): string {
  if (file.includes('/assets/')) return 'public, max-age=31536000, immutable';
  // The worker and its script share a version, and a cached worker would outlive its build.
  return /\/(?:sw|offline)\.js(?:\.\w+)?$/.test(file) ? 'no-cache' : 'public, max-age=3600';
}

/** Adds the headers of a page and reads the whole body, so that the cache can store it. */
async function finish(
  request: Request,
  response: Response,
  ctx: Context,
  isDevelopment: boolean,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const hashes = headers.get(SCRIPT_HASHES) ?? '';
  headers.delete(SCRIPT_HASHES);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) headers.set(name, value);
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers });
  const { pathname } = new URL(request.url);
  if (!isDevelopment)
    headers.set('Content-Security-Policy', contentSecurityPolicy(hashes, ctx.config, pathname));
  headers.set('Cache-Control', response.status < 500 ? 'private, no-cache' : 'no-store');
  headers.set('Rating', ADULT_LABEL);
  return new Response(await response.text(), { status: response.status, headers });
}

/** Returns false for a path with a broken percent escape. */
function canBeRead(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const unreadableAddress = (appName: string): Promise<Response> =>
  plainPage({
    title: `This address cannot be read · ${appName}`,
    style: 'main { text-align: center; }',
    status: 400,
    content: html`<h1>This address cannot be read</h1>
      <p class="lead">It is damaged or incomplete. Check it, or start at the home page.</p>
      <p class="back"><a href="/">Go to ${appName}</a></p>`,
  });

/** The API client of page loaders: in process and without a session. */
function serverApi(api: InnerApi): ServerApi {
  return createCalls({
    baseUrl: 'http://localhost/api/v1',
    async fetch(request) {
      const response = await api.request(request);
      if (!response.ok) throw new Response(await response.text(), { status: response.status });
      return response;
    },
  });
}

function siteConfig({ config, text, image, speech }: Context): SiteConfig {
  return {
    publicUrl: config.publicUrl,
    appName: config.appName,
    appEnv: config.appEnv,
    supportEmail: config.supportEmail,
    discordUrl: config.communityUrl,
    messagingHandle: config.messagingHandle,
    operator: config.operator,
    referralDays: config.affiliates.cookieDays,
    strikeExpiryDays: config.strikeExpiryDays,
    hiringUrl: config.hiringUrl,
    hasDemoText: text.is_demo,
    hasDemoImages: image.is_demo,
    hasServerVoice: speech.kind !== 'browser',
    restrictedOptions: config.restrictedOptions,
  };
}
