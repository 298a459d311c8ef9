import { useLocation } from 'react-router';
import { STANDING_PATH } from '#shared/standing-path.ts';
import { Redirect } from './redirect.tsx';
import { useAccountHeld } from './standing-store.ts';

/** Redirects a restricted account to the status page, from all pages but the legal ones. */
export function HeldGate() {
  const isHeld = useAccountHeld();
  const { pathname, hash, state } = useLocation();
  const isOpen = pathname === STANDING_PATH || /^\/(legal|contact|auth)(\/|$)/.test(pathname);
  // Keeps what a provider added to the URL: deleting the account and exporting data require a fresh
  // sign-in.
  const to = { pathname: STANDING_PATH, hash };
  return isHeld && !isOpen ? <Redirect to={to} state={state} /> : null;
}
