import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router';
import { UI_TEXT } from '../messages.ts';
import { Button } from '../primitives/button.tsx';
import { isPartWaiting, subscribeToWaiting } from '../when-online.ts';

/** While the browser is offline, the page that is open stays: the next one cannot be fetched. */
export function OfflineGuard() {
  const isOffline = useSyncExternalStore(subscribe, isOfflineNow, () => false);
  const isWaiting = useSyncExternalStore(subscribeToWaiting, isPartWaiting, () => false);
  const [isHeld, setHeld] = useState(false);
  return (
    <>
      {isWaiting && !isHeld && <Notice text={UI_TEXT.offline.part} />}
      {/* Only then: a page's own guard is the last one otherwise, and the router asks one alone. */}
      {(isOffline || isHeld) && <Guard onHeld={setHeld} />}
    </>
  );
}

function Guard({ onHeld }: { onHeld(isHeld: boolean): void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOfflineNow() && needsNewPage(currentLocation, nextLocation),
  );
  const [tries, setTries] = useState(0);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => onHeld(isBlocked), [isBlocked, onHeld]);
  if (!isBlocked) return null;
  const tryAgain = () => (isOfflineNow() ? setTries(tries + 1) : blocker.proceed());
  return (
    // Said anew with each try.
    <Notice key={tries} text={UI_TEXT.offline.page}>
      <Button size="sm" onClick={tryAgain}>
        {UI_TEXT.tryAgain}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => blocker.reset()}>
        {UI_TEXT.offline.stay}
      </Button>
    </Notice>
  );
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-20 z-50 grid place-items-center px-4">
      <div
        role="alert"
        className="pointer-events-auto flex max-w-md flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-overlay p-4 shadow-float"
      >
        <p className="min-w-48 flex-1 text-sm">
          <strong className="block font-semibold">{UI_TEXT.offline.title}</strong>
          {text}
        </p>
        {children && <div className="flex gap-2">{children}</div>}
      </div>
    </div>
  );
}

/** All chats are one page, which is here already. */
function needsNewPage(current: Location, next: Location): boolean {
  const isChat = ({ pathname }: Location) => /^\/chat(?:\/|$)/.test(pathname);
  return current.pathname !== next.pathname && !(isChat(current) && isChat(next));
}

const isOfflineNow = () => !navigator.onLine;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
