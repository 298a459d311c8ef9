import { useEffect, useEffectEvent } from 'react';
import type { Location } from 'react-router';
import { isReloadMeant } from '#ui/reload-page.ts';
import { useRouter } from '#ui/use-router.ts';

/**
 * The router reloads the open page when the program of the next one cannot be fetched, which loses
 * what is typed. This cancels the reload and the navigation, and calls `onFailed` with the next
 * page. Browsers without the Navigation API reload.
 */
export function useFailedPage(onFailed: (to: Location) => Promise<void>): void {
  const router = useRouter();
  const onReload = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated) return;
    if (!event.cancelable || isReloadMeant()) return;
    event.preventDefault();
    // Each module of a page that fails reloads, also after the navigation is canceled or another one began.
    const to = router?.state.navigation.location;
    if (!to) return;
    const { location } = router.state;
    // Only another navigation ends the one that waits; this one loads nothing.
    void router.navigate(location, {
      replace: true,
      state: location.state as unknown,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
    void onFailed(to);
  });
  useEffect(() => {
    // In development, Vite reloads pages.
    if (import.meta.env.DEV || !('navigation' in window)) return;
    const { navigation } = window;
    const listen = (event: NavigateEvent) => onReload(event);
    navigation.addEventListener('navigate', listen);
    return () => navigation.removeEventListener('navigate', listen);
  }, []);
}

/** Opens a page as a new document, if the server responds: browsers may keep a failed import. */
export async function openAnew(to: Location): Promise<boolean> {
  const path = to.pathname + to.search + to.hash;
  const isReachable = await fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isReachable) window.location.assign(path);
  return isReachable;
}
