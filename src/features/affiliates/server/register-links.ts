import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from '#platform/context.ts';
import type { HttpVariables } from '#platform/http/app.ts';
import { CLICK_COOKIE } from './click-cookie.ts';
import { visitLink } from './visit-link.ts';

/** Adds affiliates' links, `/r/{code}?to=/path`: they belong to the site, beside the pages. */
export function registerAffiliateLinks(app: Hono<HttpVariables>, { config }: Context): void {
  app.get('/r/:code', async (c) => {
    const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((one) => c.req.header(one));
    const { path, cookie } = await visitLink(c.get('ctx'), {
      code: c.req.param('code'),
      to: c.req.query('to'),
      cookie: getCookie(c, CLICK_COOKIE),
      address: c.get('address'),
      isPressed: c.req.method === 'GET' && !/prefetch|preview|prerender/i.test(ahead.join(' ')),
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
