import { apiContext } from '#ui/server-context.ts';
import { THEME_COLORS } from '#ui/theme.ts';
import type { Route } from './+types/manifest';

/** /manifest.webmanifest: the name and icons of the installed site. */
export function loader({ context }: Route.LoaderArgs) {
  const { appName } = context.get(apiContext).site;
  const body = JSON.stringify({
    name: appName,
    short_name: appName,
    description: 'AI companions for adults: chats, pictures and voices. 18+.',
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'en',
    display: 'standalone',
    orientation: 'any',
    categories: ['entertainment', 'lifestyle'],
    background_color: THEME_COLORS.dark,
    theme_color: THEME_COLORS.dark,
    icons: [...iconsFor('any', '/icon'), ...iconsFor('maskable', '/icon-maskable')],
    shortcuts: [
      { name: 'Chats', url: '/chat' },
      { name: 'Gallery', url: '/collection' },
    ],
  });
  return new Response(body, { headers: { 'content-type': 'application/manifest+json' } });
}

/** A launcher cuts a maskable icon to its own shape: it fills the square, with the mark inside a circle. */
const iconsFor = (purpose: 'any' | 'maskable', path: string) =>
  [192, 512].map((size) => ({
    src: `${path}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));
