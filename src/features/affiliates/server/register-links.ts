import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from '#platform/context.ts';
import type { HttpVariables } from '#platform/http/app.ts';
import { CLICK_COOKIE } from './click-cookie.ts';
import { visitLink } from './visit-link.ts';

/** Adds affiliates' links, `/r/{code}?to=/path`. They are part of the site, not of the API. */
export function registerAffiliateLinks(app: Hono<HttpVariables>, { config }: Context): void {
  app.get('/r/:code', async (c) => {
    const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((one) =>
      c.req.header(one),
    );
    const { path, cookie } = await visitLink(c.get('ctx'), {
      code: c.req.param('code'),
      to: c.req.query('to'),
      cookie: getCookie(c, CLICK_COOKIE),
      address: c.get('address'),
      isNavigation:
        c.req.method === 'GET' && !/prefetch|preview|prerender/i.test(purposes.join(' ')),
      userAgent: c.req.header('user-agent'),
    });
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    if (cookie)
      setCookie(c, CLICK_COOKIE, cookie.value, {
        httpOnly: true,
        sameSite: 'Lax',
        secure: config.publicUrl.startsWith('https:'),
        path: '/',
        maxAge: cookie.maxAge,
      });
    return c.redirect(path, 302);
  });
}
