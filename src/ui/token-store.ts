import { create } from 'zustand';

export const TOKEN_KEY = 'auth_token';
/** Whose drafts the offline page may list: it has no session to ask. */
export const DRAFTS_SHOWN_TO_KEY = 'chat_drafts_of';

/** The token; undefined on the server and until the page is hydrated. */
const useStore = create<{ token: string | null | undefined }>(() => ({ token: undefined }));
/** Used only if storage is blocked: another tab may remove a stored token. */
let memory: string | null = null;

/** The session's token, or null. Kept in memory if storage is blocked. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** Stores the token (null: removes it) and notifies all listeners. */
export function writeToken(token: string | null): void {
  memory = null;
  try {
    if (token) localStorage.setItem(TOKEN_KEY, token);
    else localStorage.removeItem(TOKEN_KEY);
    // The offline page lists no drafts until the newly signed-in user has opened a chat.
    localStorage.removeItem(DRAFTS_SHOWN_TO_KEY);
  } catch {
    // Storage is refused (private mode): the session lasts as long as this page.
    memory = token;
  }
  if (token) document.documentElement.dataset['session'] = 'token';
  else delete document.documentElement.dataset['session'];
  useStore.setState({ token });
}

if (typeof window !== 'undefined') {
  useStore.setState({ token: readToken() });
  // Another tab signs in or out.
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) useStore.setState({ token: readToken() });
  });
}

/** Called when the token changes, here or in another tab. Returns the unsubscribe function. */
export const subscribeToken = (listener: (token: string | null) => void): (() => void) =>
  useStore.subscribe(({ token }) => listener(token ?? null));

export const useToken = (): string | null | undefined => useStore(({ token }) => token);
