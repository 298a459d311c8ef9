import { useEffect } from 'react';
import { useNavigate } from 'react-router';
// The browser offers to install the site once, early.
import '#ui/install-prompt.ts';

/** Starts the service worker once a page has loaded. In development there is none. */
export function AppHost() {
  const navigate = useNavigate();
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const left = new AbortController();
    const start = (): void => {
      import('#features/push/ui/start-app.ts')
        .then(({ startApp }) => startApp(navigate, left.signal))
        .catch((error: unknown) => console.debug('service worker', error));
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true, signal: left.signal });
    return () => left.abort();
  }, [navigate]);
  return null;
}
