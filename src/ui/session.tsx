import {
  createContext,
  Fragment,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { api, ApiError } from './api-client.ts';
import { loadSession } from './load-session.ts';
import { loadUnread } from './load-unread.ts';
import { UI_TEXT } from './messages.ts';
import { ErrorState } from './primitives/error-state.tsx';
import { Spinner } from './primitives/spinner.tsx';
import { isAccountHeld, STANDING_PATH, tellStanding, useAccountHeld } from './standing-store.ts';
import { readToken, subscribeToken, writeToken } from './token-store.ts';
import { setUnread } from './unread-store.ts';

export interface Session {
  user: User | null;
  token: string | null;
  /** `loading` until the stored token was checked; never redirect before. */
  status: 'loading' | 'authenticated' | 'anonymous';
  /** A token is stored, and the server does not answer whose it is. It is asked again and again. */
  isUnreachable: boolean;
  /** Asks the server at once whose token is stored. */
  retry: () => void;
  /**
   * Stores a token just received, loads its user and returns them; null when the account is suspended,
   * and the page leads to its room. Throws ApiError.
   */
  login: (token: string) => Promise<User | null>;
  /**
   * Ends the session on the server and here, and goes to the home page. With an `ending` of its own
   * (which ends it on the server too), only once that succeeded; its error is thrown.
   */
  logout: (ending?: () => Promise<unknown>) => Promise<void>;
  /** Reads the user again, e.g. after the daily count of messages changed. */
  refresh: () => Promise<void>;
  /** Takes over the user as a call has just answered them. */
  replaceUser: (user: User) => void;
}

const SessionContext = createContext<Session | null>(null);

/** Holds who is signed in. Wraps every page; the server always renders it as `loading`. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null);
  const [checked, setChecked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);
  const isHeld = useAccountHeld();
  const checking = useRef<AbortController>(null);
  const navigate = useNavigate();
  const { key } = useLocation();

  // The page that was left is gone only once the next one is shown.
  useEffect(() => setLeaving(false), [key]);

  const check = useCallback(async (): Promise<User | null> => {
    checking.current?.abort();
    const { signal } = (checking.current = new AbortController());
    const found = await loadSession({ signal, onUnreachable: setUnreachable });
    if (signal.aborted) return null;
    if (found) tellStanding(false);
    setUser(found);
    setChecked(true);
    if (found) loadUnread().catch(() => undefined);
    return found;
  }, []);

  useEffect(() => {
    void check();
    const unsubscribe = subscribeToken((token) => {
      if (token) return;
      setUser(null);
      setUnread(0);
    });
    // Signing in or out in another tab is followed here.
    const onStorage = (event: StorageEvent) => {
      if (event.key === 'auth_token' && event.newValue) void check();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      checking.current?.abort();
      unsubscribe();
      window.removeEventListener('storage', onStorage);
    };
  }, [check]);

  // The network's return is a better moment than the end of a long wait.
  useEffect(() => {
    if (!isUnreachable) return;
    const onOnline = () => void check();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [check, isUnreachable]);

  const login = useCallback(
    async (token: string) => {
      writeToken(token);
      const found = await check();
      if (!found && isAccountHeld()) return null;
      if (!found) throw new ApiError(401, {}, 'Unauthorized', null);
      return found;
    },
    [check],
  );

  const logout = useCallback(
    async (ending?: () => Promise<unknown>) => {
      setLeaving(true);
      try {
        await ending?.();
      } catch (error) {
        setLeaving(false);
        throw error;
      }
      if (isAccountHeld()) {
        // Every page but the room would lead back into it while the token is there.
        if (!ending) await api.post('/logout').catch(() => undefined);
        writeToken(null);
        await navigate('/');
        return;
      }
      // The server ended it already: nothing is asked for with this token any more.
      if (ending) writeToken(null);
      await navigate('/');
      // Whatever the server says, this browser forgets the session.
      if (!ending) await api.post('/logout').catch(() => undefined);
      writeToken(null);
    },
    [navigate],
  );

  const refresh = useCallback(async () => {
    if (readToken()) setUser(await api.get('/users/me'));
  }, []);

  const session = useMemo<Session>(
    () => ({
      user: isHeld ? null : user,
      token: user ? readToken() : null,
      // Nobody is sent to /login by a page that they are leaving as they sign out.
      status: statusOf({ user, isHeld, isKnown: checked && !isLeaving }),
      isUnreachable,
      retry: () => void check(),
      login,
      logout,
      refresh,
      replaceUser: setUser,
    }),
    [user, isHeld, checked, isLeaving, isUnreachable, check, login, logout, refresh],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is held is on the way to their room: no page takes them for somebody, nor for nobody. */
function statusOf(known: { user: User | null; isHeld: boolean; isKnown: boolean }) {
  if (known.isHeld) return 'loading';
  if (known.user) return 'authenticated';
  return known.isKnown ? 'anonymous' : 'loading';
}

/** Leads a person whose account is suspended or closed to their room, from all pages but the legal ones. */
export function HeldGate() {
  const isHeld = useAccountHeld();
  const { pathname, hash, state } = useLocation();
  const isOpen = pathname === STANDING_PATH || /^\/(legal|contact|auth)(\/|$)/.test(pathname);
  // What a provider left in the address goes along: leaving and taking one's data ask for a sign-in.
  const room = { pathname: STANDING_PATH, hash };
  return isHeld && !isOpen ? <Navigate to={room} state={state} replace /> : null;
}

/** Who is signed in, and the ways in and out. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs SessionProvider above it.');
  return session;
}

interface RequireUserProps {
  children: ReactNode;
  /**
   * The children are nobody's data and come with the page: whoever has a token sees them while it is
   * being checked. What needs the user waits inside them.
   */
  isEarly?: boolean;
}

/** Shows its children to a signed-in person; a spinner while that is being found out; else /login. */
export function RequireUser({ children, isEarly = false }: RequireUserProps) {
  const { status, user, isUnreachable, retry } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'anonymous') {
    return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
  }
  // A page belongs to one person: when somebody else signs in in another tab, it begins anew.
  if (!isEarly && user) return <Fragment key={user.id}>{children}</Fragment>;
  if (!user && isUnreachable)
    return (
      <ErrorState
        title={UI_TEXT.unreachableTitle}
        description={UI_TEXT.unreachableText}
        onRetry={retry}
        heading="h1"
      />
    );
  return (
    <>
      {isEarly && <div data-show="token">{children}</div>}
      {status === 'loading' && (
        <div
          data-show={isEarly ? 'anonymous' : undefined}
          className="grid min-h-[50vh] flex-1 place-items-center text-muted"
        >
          <Spinner />
        </div>
      )}
    </>
  );
}
