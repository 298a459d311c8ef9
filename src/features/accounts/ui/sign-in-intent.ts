import { safeReturnPath } from '../return-path.ts';

export type SignInPage = 'login' | 'signup' | 'profile' | 'again';

const KNOWN: readonly string[] = ['signup', 'profile', 'again'] satisfies SignInPage[];

/** Where a sign-in began and where it should end, kept while the browser is at the provider. */
export interface SignInIntent {
  /** `profile`: a provider is linked to the account that is signed in; `again`: it is signed in to once more. */
  page: SignInPage;
  next: string;
}

const KEY = 'sign_in_intent';

export function keepIntent(intent: SignInIntent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(intent));
  } catch {
    // Storage is refused: the way back is then the home page.
  }
}

/** The intent of the sign-in under way in this tab, once; storage is as untrusted as an address. */
export function takeIntent(): SignInIntent {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<SignInIntent>;
    sessionStorage.removeItem(KEY);
    return {
      page: kept.page && KNOWN.includes(kept.page) ? kept.page : 'login',
      next: safeReturnPath(kept.next),
    };
  } catch {
    return { page: 'login', next: '/' };
  }
}
