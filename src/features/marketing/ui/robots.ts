import { apiContext } from '#ui/server-context.ts';
import type { Route } from './+types/robots';

/** /robots.txt: allows public pages; excludes the API, sign-in, and chats. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(apiContext).site;
  const body = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /auth/',
    'Disallow: /chat',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
