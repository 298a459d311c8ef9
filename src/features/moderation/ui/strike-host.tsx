import { lazy } from 'react';
import { LazyBoundary } from '#ui/lazy-boundary.tsx';
import { tellStrike, useStrike } from '#ui/standing-store.ts';
import { whenOnline } from '#ui/when-online.ts';

const StrikeDialog = lazy(whenOnline(() => import('./strike-dialog.tsx')));

/** Shows the strike dialog on every page. */
export function StrikeHost() {
  const strike = useStrike();
  if (!strike) return null;
  return (
    <LazyBoundary onFailed={() => tellStrike(null)}>
      <StrikeDialog key={strike.id} strike={strike} onRead={() => tellStrike(null)} />
    </LazyBoundary>
  );
}
