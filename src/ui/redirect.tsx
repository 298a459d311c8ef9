import { Navigate, useLocation, type NavigateProps } from 'react-router';

/**
 * Replaces the page. Unlike `Navigate`, it does so again when a link to the same page, pressed
 * meanwhile, has canceled it.
 */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return <Navigate key={useLocation().key} replace {...props} />;
}
