import { useEffect, useEffectEvent } from 'react';

/** Runs when the browser shows the page again as it was left, e.g. after Back from a provider. */
export function useRestored(onRestored: () => void): void {
  const run = useEffectEvent(onRestored);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && run();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
