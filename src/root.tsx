import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { Route } from './+types/root';
import fraunces from '#ui/fonts/fraunces-display.woff2?url';
import { repeatEarlyInput } from '#ui/early-input.ts';
import { OWN_SCRIPTS } from '#ui/own-scripts.ts';
import { createQueryClient, queryClient } from '#ui/query-client.ts';
import { apiContext } from '#ui/server-context.ts';
import { StrikeHost } from '#features/moderation/ui/strike-host.tsx';
import { HeldGate } from '#ui/held-gate.tsx';
import { SessionProvider } from '#ui/session.tsx';
import { AppHost } from '#pages/shell/app-host.tsx';
import { AgeNotice } from '#pages/shell/age-notice.tsx';
import { NavigationProgress } from '#pages/shell/navigation-progress.tsx';
import { OfflineGuard } from '#pages/shell/offline-guard.tsx';
import { RouteError } from '#ui/route-error.tsx';
import { SkipLink } from '#pages/shell/skip-link.tsx';
import styles from '#ui/styles/app.css?url';
import { THEME_COLORS } from '#ui/theme.ts';
import { ToasterHost } from '#ui/toast.ts';

/** What every page needs to know about this installation, without user data. */
export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(apiContext).site };
}

/** Settings do not change while a page is open. */
export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** In development, scripts load the styles, which use other font addresses. */
const PRELOADED_FONTS = import.meta.env.DEV ? [] : [figtree, fraunces];

/** What the first paint waits for. `precedence` makes React write the styles before all preloads. */
function FirstPaint() {
  return (
    <>
      {OWN_SCRIPTS.map((script) => (
        <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
      ))}
      <link rel="stylesheet" href={styles} precedence="first" />
      {PRELOADED_FONTS.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  // Effects of parents run last: the whole page is hydrated.
  useEffect(repeatEarlyInput, []);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content={THEME_COLORS.dark} suppressHydrationWarning />
        <FirstPaint />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const [client] = useState(() =>
    typeof window === 'undefined' ? createQueryClient() : queryClient,
  );
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <SkipLink />
        <NavigationProgress />
        <Outlet />
        <HeldGate />
        <StrikeHost />
        <OfflineGuard />
        <AgeNotice />
        <AppHost />
        <ToasterHost />
      </SessionProvider>
    </QueryClientProvider>
  );
}

export function ErrorBoundary() {
  return (
    <main className="lamp-light min-h-dvh">
      <RouteError />
    </main>
  );
}
