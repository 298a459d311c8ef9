const KEY = 'auth_token';

type Listener = (token: string | null) => void;
const listeners = new Set<Listener>();
/** Only what storage refuses: what it holds may be taken out of it by another tab. */
let memory: string | null = null;

/** The session's token, or null. Survives in memory where storage is refused. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** Stores the token (null: removes it) and tells everyone who listens. */
export function writeToken(token: string | null): void {
  memory = null;
  try {
    if (token) localStorage.setItem(KEY, token);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused (private mode): the session lasts as long as this page.
    memory = token;
  }
  if (token) document.documentElement.dataset['session'] = 'token';
  else delete document.documentElement.dataset['session'];
  for (const listener of listeners) listener(token);
}

/** Called when the token changes, here or in another tab. Returns the unsubscribe function. */
export function subscribeToken(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener(readToken());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
