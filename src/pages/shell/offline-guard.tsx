import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { UI_TEXT } from '#ui/copy.ts';
import { Button } from '#ui/primitives/button.tsx';
import { isOffline as isOfflineNow, useOffline } from '#ui/use-offline.ts';
import { useRouter } from '#ui/use-router.ts';
import { useIsPartWaiting } from '#ui/when-online.ts';
import { isOpenChat } from './navigation.ts';
import { openAnew, useFailedPage } from './use-failed-page.ts';

/** How long the message that the connection is back stays. */
const BACK_FOR_MS = 5000;

/** The blocker's key in the router. */
const BLOCKER = 'offline';

/** The page that could not be opened. */
interface Refused {
  to: Location;
  /** The browser counted as online, but the page's program could not be fetched. */
  hasFailed: boolean;
}

/** The current page stays open while the next one cannot be fetched. */
export function OfflineGuard() {
  const isWaiting = useIsPartWaiting();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [tries, setTries] = useState(0);
  const navigate = useNavigate();
  const isOffline = useOffline();
  const { pathname } = useLocation();
  useEffect(() => setRefused(null), [pathname]);
  const block = useCallback((to: Location) => setRefused({ to, hasFailed: false }), []);
  useFailedPage(async (to) => {
    // A renewed server has other modules, which a new document loads.
    if (!(await openAnew(to))) setRefused({ to, hasFailed: true });
  });
  const tryAgain = async ({ to, hasFailed }: Refused) => {
    if (isOfflineNow()) return setTries(tries + 1);
    if (!hasFailed) {
      setRefused(null);
      return navigate(to, { state: to.state as unknown });
    }
    if (!(await openAnew(to))) setTries(tries + 1);
  };
  const failed = refused?.hasFailed && !isOffline;
  return (
    <>
      {isWaiting && !refused && <Notice text={UI_TEXT.offline.part} />}
      {refused && (
        // Announced again with each try.
        <Notice
          key={tries}
          title={failed ? UI_TEXT.pageFailed.title : UI_TEXT.offline.title}
          text={failed ? UI_TEXT.pageFailed.text : UI_TEXT.offline.page}
        >
          <Button size="sm" onClick={() => void tryAgain(refused)}>
            {UI_TEXT.tryAgain}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setRefused(null)}>
            {UI_TEXT.offline.stay}
          </Button>
        </Notice>
      )}
      <ConnectionLine isOffline={isOffline} isHidden={isWaiting || refused !== null} />
      {isOffline && <Blocker onBlocked={block} />}
    </>
  );
}

/**
 * Mounted only while offline: the router supports one blocker, and online it is the page's own.
 * `useBlocker` would block only some tasks after the page says that it is offline.
 */
function Blocker({ onBlocked }: { onBlocked(to: Location): void }) {
  const router = useRouter();
  useLayoutEffect(() => {
    router?.getBlocker(BLOCKER, ({ currentLocation, nextLocation }) => {
      const isBlocked = isOfflineNow() && needsNewPage(currentLocation, nextLocation);
      if (isBlocked) onBlocked(nextLocation);
      return isBlocked;
    });
    return () => router?.deleteBlocker(BLOCKER);
  }, [router, onBlocked]);
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

function Notice({
  title = UI_TEXT.offline.title,
  text,
  children,
}: {
  title?: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-20 z-50 grid place-items-center px-4">
      <div
        role="alert"
        className="pointer-events-auto flex max-w-md flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-overlay p-4 shadow-float"
      >
        <p className="min-w-48 flex-1 text-sm">
          <strong className="block font-semibold">{title}</strong>
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
