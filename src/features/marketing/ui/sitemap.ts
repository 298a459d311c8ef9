import { apiContext } from '#ui/server-context.ts';
import type { Route } from './+types/sitemap';
import { BROWSE_LISTS } from '../browse-lists.ts';
import { LEGAL_PATHS } from '../legal/legal-pages.ts';

const PATHS = [
  '/',
  ...BROWSE_LISTS.map((list) => list.path),
  '/premium',
  '/signup',
  '/login',
  '/contact',
  '/affiliate',
  ...LEGAL_PATHS,
];

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** /sitemap.xml: every public page. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(apiContext).site;
  const entries = PATHS.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
