import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { meQuery, refreshUser } from './me-query.ts';
import { endSession } from './mutations.ts';
import { isAccountHeld, tellStanding } from './standing-store.ts';
import { readToken, writeToken } from './token-store.ts';
import type { User } from './typed-calls.ts';

export interface SessionActions {
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

/**
 * How to sign in and out, the same functions in every render, and whether the user is leaving the
 * page by signing out. `markSignOut` encloses a sign-out.
 */
export function useSessionActions(markSignOut: (isSigningOut: boolean) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate: end } = useMutation(endSession);
  const [isLeaving, setLeaving] = useState(false);
  const { key } = useLocation();
  // The page that was left is gone only once the next one is shown.
  useEffect(() => setLeaving(false), [key]);

  const actions = useMemo<SessionActions>(
    () => ({
      async login(token) {
        writeToken(token);
        try {
          const user = await client.fetchQuery({ ...meQuery, staleTime: 0 });
          tellStanding(false);
          return user;
        } catch (error) {
          if (isAccountHeld()) return null;
          throw error;
        }
      },
      async logout(ending) {
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
      refresh: () => refreshUser(client),
      replaceUser: (user) => void client.setQueryData(meQuery.queryKey, user),
    }),
    [client, navigate, end, markSignOut],
  );
  return { isLeaving, actions };
}
