import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as TokenStore from './token-store.ts';

/** The module as loaded by a page, with this page's storage. */
let store: typeof TokenStore;
const kept = new Map<string, string>();
const page = new EventTarget();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
/** Another tab of this browser changes the storage that both have. */
function changeElsewhere(token: string | null): void {
  if (token) kept.set('auth_token', token);
  else kept.delete('auth_token');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token', newValue: token }));
}

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.resetModules();
  store = await import('./token-store.ts');
});
afterEach(() => {
  store.writeToken(null);
  vi.unstubAllGlobals();
});

it('a user who signed in on this page is signed out by another tab', () => {
  store.writeToken('mine');
  const heard: (string | null)[] = [];
  const stop = store.subscribeToken((token) => heard.push(token));
  changeElsewhere(null);
  expect(heard).toEqual([null]);
  expect(store.readToken()).toBeNull();
  stop();
});

it('if storage is blocked, the token lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  store.writeToken('mine');
  expect(store.readToken()).toBe('mine');
  store.writeToken(null);
  expect(store.readToken()).toBeNull();
});

it('what one person was shown is forgotten when another signs in, here or in another tab', async () => {
  store.writeToken('mine');
  const { queryClient } = await import('./query-client.ts');
  queryClient.setQueryData(['characters', 'own'], ['Mara']);
  changeElsewhere('theirs');
  expect(queryClient.getQueryData(['characters', 'own'])).toBeUndefined();
});
