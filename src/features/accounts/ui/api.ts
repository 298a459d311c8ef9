import { api } from '#ui/api-client.ts';
import type { LoginProvider } from '../contract.ts';

/** A sign-in attempt is good for an hour; a page left open asks anew before it grows old. */
const REUSE_MS = 20 * 60_000;
let kept: { at: number; providers: Promise<LoginProvider[]> } | undefined;

/** The ways to sign in, with this browser's open attempt; callers at the same moment share one request. */
export function readProviders(): Promise<LoginProvider[]> {
  if (kept && Date.now() - kept.at < REUSE_MS) return kept.providers;
  const providers = api.get('/login/providers').then((answer) => answer.providers);
  kept = { at: Date.now(), providers };
  providers.catch(forgetProviders);
  return providers;
}

/** An attempt that may be used up is not offered again: the next sign-in needs another. */
function forgetProviders(): void {
  kept = undefined;
}

export function loginWithGoogle(token: string) {
  forgetProviders();
  return api.post('/login/google', { body: { token } });
}

/** `state` is sent as the address had it, empty when it had none: the server decides. */
export function loginWithDiscord(code: string, state: string) {
  forgetProviders();
  return api.post('/login/discord', { body: { code, state } });
}

/** Signs in again to the account that is signed in: the new token is fresh. */
export function signInAgainWithGoogle(token: string) {
  forgetProviders();
  return api.post('/login/google/again', { body: { token } });
}

export function signInAgainWithDiscord(code: string, state: string) {
  forgetProviders();
  return api.post('/login/discord/again', { body: { code, state } });
}

/** Links the account at Google to the one that is signed in. */
export function linkGoogle(token: string) {
  forgetProviders();
  return api.post('/login/google/link', { body: { token } });
}

export function linkDiscord(code: string, state: string) {
  forgetProviders();
  return api.post('/login/discord/link', { body: { code, state } });
}
