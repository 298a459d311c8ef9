import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { tellStrike, useStrike } from '#ui/standing-store.ts';

const StrikeDialog = lazyComponent(() => import('./strike-dialog.tsx'));

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
