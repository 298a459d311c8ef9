import { safeReturnPath } from '../return-path.ts';

export type SignInPage = 'login' | 'signup' | 'profile' | 'again';

const KNOWN: readonly string[] = ['signup', 'profile', 'again'] satisfies SignInPage[];

/** Where a sign-in started and should return, stored while the browser is at the provider. */
export interface SignInIntent {
  /** `profile`: links a provider to the current account. `again`: signs in again to it. */
  page: SignInPage;
  next: string;
}

const KEY = 'sign_in_intent';

export function saveIntent(intent: SignInIntent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(intent));
  } catch {
    // Storage is blocked: the sign-in returns to the home page.
  }
}

/** Returns and deletes the intent of this tab. Storage is untrusted, like a URL. */
export function consumeIntent(): SignInIntent {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<SignInIntent>;
    sessionStorage.removeItem(KEY);
    return {
      page: stored.page && KNOWN.includes(stored.page) ? stored.page : 'login',
      next: safeReturnPath(stored.next),
    };
  } catch {
    return { page: 'login', next: '/' };
  }
}
