import { useEffect, useEffectEvent } from 'react';
import { followEvents } from '#ui/follow-events.ts';

/** Calls `onChange` on each of the user's billing events while the page is open. */
export function useBillingEvents(onChange: () => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const leave = new AbortController();
    void followEvents(leave.signal, (name) => {
      if (name === 'billing') change();
    });
    return () => leave.abort();
  }, []);
}
