import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  Fragment,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { meQuery, refreshUser } from './me-query.ts';
import { UI_TEXT } from './copy.ts';
import { useEndedSession, useGuardedPage } from './ended-session.ts';
import { endSession } from './mutations.ts';
import { ErrorState } from './primitives/error-state.tsx';
import { Spinner } from './primitives/spinner.tsx';
import { isAccountHeld, tellStanding, useAccountHeld } from './standing-store.ts';
import { readToken, subscribeToken, useToken, writeToken } from './token-store.ts';
import type { User } from './typed-calls.ts';
import { withNext } from './with-next.ts';

export interface Session {
  user: User | null;
  token: string | null;
  /** `loading` until the stored token was checked; never redirect before. */
  status: 'loading' | 'authenticated' | 'anonymous';
  /** The session ended without the user signing out on this page: elsewhere, or by the server. */
  hasEnded: boolean;
  /** A token is stored, but the server does not respond. The request is retried. */
  isUnreachable: boolean;
  /** Asks the server at once whose token is stored. */
  retry: () => void;
  /**
   * Stores a token just received, loads its user and returns them; null if the account is
   * suspended, in which case the page redirects to the account status. Throws ApiError.
   */
  login: (token: string) => Promise<User | null>;
  /**
   * Ends the session on the server and here, and goes to the home page. With a custom `ending`
   * (which also ends it on the server), only after that succeeded; its error is thrown.
   */
  logout: (ending?: () => Promise<unknown>) => Promise<void>;
  /** Reads the user again, e.g. after the daily count of messages changed. Never rejects. */
  refresh: () => Promise<void>;
  /** Takes over the user as a call has just answered them. */
  replaceUser: (user: User) => void;
}

const SessionContext = createContext<Session | null>(null);

/** The server has not answered twice in a row; one lost connection is nothing to mention. */
const MENTIONED_AFTER = 2;

/** Provides the signed-in user. Wraps every page; the server always renders it as `loading`. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [isLeaving, setLeaving] = useState(false);
  const isHeld = useAccountHeld();
  const token = useToken();
  const me = useQuery({ ...meQuery, enabled: typeof token === 'string' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const { key } = useLocation();

  // The page that was left is gone only once the next one is shown.
  useEffect(() => setLeaving(false), [key]);

  const { refetch } = me;
  const retry = useCallback(() => void refetch(), [refetch]);

  useEffect(
    () =>
      subscribeToken((current) => {
        if (current) return void client.invalidateQueries({ queryKey: meQuery.queryKey });
        void client.cancelQueries({ queryKey: meQuery.queryKey });
        client.removeQueries({ queryKey: meQuery.queryKey });
      }),
    [client],
  );

  // A response with a user means that the account is not restricted; set the user at the same time,
  // so that no page is left without one.
  const { dataUpdatedAt } = me;
  useEffect(() => {
    if (dataUpdatedAt > 0) tellStanding(false);
  }, [dataUpdatedAt]);

  const user = typeof token === 'string' ? (me.data ?? null) : null;
  const { hasEnded, markSignOut } = useEndedSession(user !== null);
  // What characters say about the time uses the user's time zone.
  const needsTimeZone = user !== null && !isHeld && user.preferences.time_zone === null;
  useEffect(() => {
    if (!needsTimeZone) return;
    import('./store-time-zone.ts')
      .then(({ storeTimeZone }) => storeTimeZone())
      .catch((error: unknown) => console.debug('time zone', error));
  }, [needsTimeZone]);

  const login = useCallback(
    async (newToken: string) => {
      writeToken(newToken);
      try {
        const found = await client.fetchQuery({ ...meQuery, staleTime: 0 });
        tellStanding(false);
        return found;
      } catch (error) {
        if (isAccountHeld()) return null;
        throw error;
      }
    },
    [client],
  );

  const { mutate: end } = useMutation(endSession);
  const logout = useCallback(
    async (ending?: () => Promise<unknown>) => {
      setLeaving(true);
      markSignOut(true);
      try {
        await ending?.();
      } catch (error) {
        setLeaving(false);
        markSignOut(false);
        throw error;
      }
      const ended = readToken();
      // The session has ended on the server; and while the token is stored, every page except the
      // status page would redirect a restricted account back there.
      if (ending || isAccountHeld()) writeToken(null);
      await navigate('/');
      // Forgotten before the server is called, so that no request uses it in the meantime.
      writeToken(null);
      markSignOut(false);
      if (ending || !ended) return;
      end(ended);
    },
    [navigate, end, markSignOut],
  );

  const refresh = useCallback(() => refreshUser(client), [client]);
  const replaceUser = useCallback(
    (found: User) => void client.setQueryData(meQuery.queryKey, found),
    [client],
  );

  const isUnreachable =
    !me.data && (me.failureCount >= MENTIONED_AFTER || me.fetchStatus === 'paused');
  const session = useMemo<Session>(
    () => ({
      user: isHeld ? null : user,
      token: user ? (token ?? null) : null,
      // Nobody is sent to /login by a page that they are leaving as they sign out.
      status: statusOf({ user, isHeld, isKnown: token === null && !isLeaving }),
      hasEnded,
      isUnreachable,
      retry,
      login,
      logout,
      refresh,
      replaceUser,
    }),
    [
      user,
      isHeld,
      token,
      isLeaving,
      hasEnded,
      isUnreachable,
      retry,
      login,
      logout,
      refresh,
      replaceUser,
    ],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * A restricted user is being redirected to the status page: no page treats them as signed in or
 * signed out.
 */
function statusOf(known: { user: User | null; isHeld: boolean; isKnown: boolean }) {
  if (known.isHeld) return 'loading';
  if (known.user) return 'authenticated';
  return known.isKnown ? 'anonymous' : 'loading';
}

/** Who is signed in, and how to sign in and out. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs SessionProvider above it.');
  return session;
}

interface RequireUserProps {
  children: ReactNode;
  /**
   * The children contain no user data and are part of the page: anyone with a token sees them while
   * it is being checked. Parts that need the user wait inside.
   */
  isEarly?: boolean;
}

/**
 * Shows its children to a signed-in user; a spinner while that is being checked; otherwise
 * redirects to /login.
 */
export function RequireUser({ children, isEarly = false }: RequireUserProps) {
  const { status, user, isUnreachable, retry } = useSession();
  const { pathname, search } = useLocation();
  useGuardedPage();
  if (status === 'anonymous') {
    return <Navigate to={withNext('/login', pathname + search)} replace />;
  }
  // A page belongs to one person: when another user signs in in another tab, it reloads.
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
