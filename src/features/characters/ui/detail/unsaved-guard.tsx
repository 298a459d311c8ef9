import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { useOffline } from '#ui/use-offline.ts';
import { DETAIL_TEXT } from './copy.ts';

/** While active, asks before the page is left; the browser asks when the tab is closed. */
export function UnsavedGuard({ isActive }: { isActive: boolean }) {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  // Offline, `OfflineGuard` already blocks navigation, and the router supports only one blocker.
  return useOffline() ? null : <Guard isActive={isActive} />;
}

function Guard({ isActive }: { isActive: boolean }) {
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && !isLeaving.current) blocker.reset?.();
      }}
      title={DETAIL_TEXT.guard.title}
      description={DETAIL_TEXT.guard.text}
      confirmLabel={DETAIL_TEXT.guard.leave}
      danger
      onConfirm={() => {
        isLeaving.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
