import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  Fragment,
  use,
  useCallback,
  useEffect,
  useMemo,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';
import { meQuery } from './me-query.ts';
import { UI_TEXT } from './copy.ts';
import { useEndedSession, useGuardedPage } from './ended-session.ts';
import { ErrorState } from './primitives/error-state.tsx';
import { Spinner } from './primitives/spinner.tsx';
import { Redirect } from './redirect.tsx';
import { useSessionActions, type SessionActions } from './session-actions.ts';
import { tellStanding, useAccountHeld } from './standing-store.ts';
import { subscribeToken, useToken } from './token-store.ts';
import type { User } from './typed-calls.ts';
import { withNext } from './with-next.ts';

export interface Session extends SessionActions {
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
}

const SessionContext = createContext<Session | null>(null);

/** The server has not answered twice in a row; one lost connection is nothing to mention. */
const MENTIONED_AFTER = 2;

/** Provides the signed-in user. Wraps every page; the server always renders it as `loading`. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const isHeld = useAccountHeld();
  const token = useToken();
  const me = useQuery({ ...meQuery, enabled: typeof token === 'string' });
  const client = useQueryClient();

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
  const { isLeaving, actions } = useSessionActions(markSignOut);
  // What characters say about the time uses the user's time zone.
  const needsTimeZone = user !== null && !isHeld && user.preferences.time_zone === null;
  useEffect(() => {
    if (!needsTimeZone) return;
    import('./store-time-zone.ts')
      .then(({ storeTimeZone }) => storeTimeZone())
      .catch((error: unknown) => console.debug('time zone', error));
  }, [needsTimeZone]);

  const isUnreachable =
    !me.data && (me.failureCount >= MENTIONED_AFTER || me.fetchStatus === 'paused');
  // Nobody is sent to /login by a page that they are leaving as they sign out.
  const status = statusOf({ user, isHeld, isKnown: token === null && !isLeaving });
  const { refetch } = me;
  const retry = useCallback(() => void refetch(), [refetch]);
  const session = useMemo<Session>(
    () => ({
      ...actions,
      user: isHeld ? null : user,
      token: user ? (token ?? null) : null,
      status,
      hasEnded,
      isUnreachable,
      retry,
    }),
    [actions, isHeld, user, token, status, hasEnded, isUnreachable, retry],
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
    return (
      <>
        <Redirect to={withNext('/login', pathname + search)} />
        <Waiting />
      </>
    );
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
      {status === 'loading' && <Waiting show={isEarly ? 'anonymous' : undefined} />}
    </>
  );
}

/** `show` limits it to visitors or to stored tokens before the session is known. */
function Waiting({ show }: { show?: 'anonymous' | undefined }) {
  return (
    <div data-show={show} className="grid min-h-[50vh] flex-1 place-items-center text-muted">
      <Spinner />
    </div>
  );
}
