import { apiContext } from '#ui/server-context.ts';
import { THEME_COLORS } from '#ui/theme.ts';
import type { Route } from './+types/manifest';

/** /manifest.webmanifest: the name and icons of the installed site. */
export function loader({ context }: Route.LoaderArgs) {
  const { appName } = context.get(apiContext).site;
  const body = JSON.stringify({
    name: appName,
    short_name: appName,
    start_url: '/',
    display: 'standalone',
    background_color: THEME_COLORS.dark,
    theme_color: THEME_COLORS.dark,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  });
  return new Response(body, { headers: { 'content-type': 'application/manifest+json' } });
}
