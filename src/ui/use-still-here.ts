import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';

/**
 * Returns whether the user has opened no other page since: asked before a response of the server
 * opens one.
 */
export function useStillHere(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  return () => {
    const { navigation, location } = router?.state ?? {};
    // The next page may still be loading.
    const shown = navigation?.location ?? location;
    return !shown || shown.pathname === pathname;
  };
}
