import { useEffect, useState, type ReactNode } from 'react';
import { useBlocker, useLocation, useNavigate, type Location } from 'react-router';
import { UI_TEXT } from '#ui/copy.ts';
import { Button } from '#ui/primitives/button.tsx';
import { isOffline as isOfflineNow, useOffline } from '#ui/use-offline.ts';
import { useIsPartWaiting } from '#ui/when-online.ts';
import { isOpenChat } from './navigation.ts';

/** How long the message that the connection is back stays. */
const BACK_FOR_MS = 5000;

/**
 * While the browser is offline, the current page stays open, because the next one cannot be
 * fetched.
 */
export function OfflineGuard() {
  const isWaiting = useIsPartWaiting();
  const [blocked, setBlocked] = useState<Location | null>(null);
  const [tries, setTries] = useState(0);
  const navigate = useNavigate();
  const isOffline = useOffline();
  const tryAgain = () => {
    if (isOfflineNow()) return setTries(tries + 1);
    setBlocked(null);
    if (blocked) void navigate(blocked, { state: blocked.state });
  };
  return (
    <>
      {isWaiting && !blocked && <Notice text={UI_TEXT.offline.part} />}
      {blocked && (
        // Announced again with each try.
        <Notice key={tries} text={UI_TEXT.offline.page}>
          <Button size="sm" onClick={tryAgain}>
            {UI_TEXT.tryAgain}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setBlocked(null)}>
            {UI_TEXT.offline.stay}
          </Button>
        </Notice>
      )}
      <ConnectionLine isOffline={isOffline} isHidden={isWaiting || blocked !== null} />
      {isOffline && <Blocker onBlocked={setBlocked} />}
    </>
  );
}

/** Mounted only while offline: the router supports one blocker, and online it is the page's own. */
function Blocker({ onBlocked }: { onBlocked(to: Location): void }) {
  const { state, location, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOfflineNow() && needsNewPage(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    onBlocked(location);
    reset();
  }, [state, location, reset, onBlocked]);
  return null;
}

/**
 * Shows that the connection is lost, and briefly that it is back. An open chat has its own message.
 */
function ConnectionLine({ isOffline, isHidden }: { isOffline: boolean; isHidden: boolean }) {
  const isChat = isOpenChat(useLocation().pathname);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isOffline) return;
    setBack(false);
    return () => setBack(true);
  }, [isOffline]);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), BACK_FOR_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  const isShown = !isHidden && (isOffline ? !isChat : isBack);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--header)+0.75rem)] z-50 grid place-items-center px-4"
    >
      {isShown && (
        <p className="rounded-full bg-overlay px-4 py-2 text-sm font-medium shadow-float">
          {isOffline ? UI_TEXT.offline.now : UI_TEXT.offline.back}
        </p>
      )}
    </div>
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

/** All chats share one page, which is already loaded. */
function needsNewPage(current: Location, next: Location): boolean {
  const isChat = ({ pathname }: Location) => /^\/chat(?:\/|$)/.test(pathname);
  return current.pathname !== next.pathname && !(isChat(current) && isChat(next));
}
