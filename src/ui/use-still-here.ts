import { useLocation } from 'react-router';
import { useRouter } from './use-router.ts';

/**
 * Returns whether the user has opened no other page since: asked before a response of the server
 * opens one.
 */
export function useStillHere(): () => boolean {
  const router = useRouter();
  const { pathname } = useLocation();
  return () => {
    const { navigation, location } = router?.state ?? {};
    // The next page may still be loading.
    const shown = navigation?.location ?? location;
    return !shown || shown.pathname === pathname;
  };
}
