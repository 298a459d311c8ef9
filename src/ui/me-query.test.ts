import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-client.ts';
import { meQuery, refreshUser } from './me-query.ts';
import { createQueryClient } from './query-client.ts';
import { readToken, writeToken } from './token-store.ts';

const fetchMock = vi.fn<(request: Request) => Promise<Response>>();
const user = { id: 'u1', full_name: 'Robin Vale' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  writeToken('secret');
});
afterEach(() => {
  writeToken(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const answer = (status: number, headers = {}) =>
  fetchMock.mockResolvedValueOnce(
    Response.json(status === 200 ? user : { detail: 'No.' }, { status, headers }),
  );
/** Who is signed in, once everything that it waits for has passed. */
async function ask() {
  const asked = createQueryClient().fetchQuery(meQuery);
  asked.catch(() => undefined);
  await vi.runAllTimersAsync();
  return asked;
}

it.each([500, 502, 503, 429, 403, 404])('a %i keeps the token and is retried', async (status) => {
  answer(status);
  answer(200);
  expect(await ask()).toEqual(user);
  expect(readToken()).toBe('secret');
});

it('a lost connection is retried until there is a response', async () => {
  for (let i = 0; i < 7; i += 1) fetchMock.mockRejectedValueOnce(new TypeError('network error'));
  answer(200);
  expect(await ask()).toEqual(user);
});

it('waits longer each time, up to 15 seconds, and as long as the server asks', () => {
  const delayOf = meQuery.retryDelay as (failures: number, error: Error) => number;
  const lost = new ApiError(0, {}, '', null);
  expect([0, 1, 2, 3, 4, 5, 6].map((failures) => delayOf(failures, lost))).toEqual([
    800, 1600, 3200, 6400, 12_800, 15_000, 15_000,
  ]);
  expect(delayOf(0, new ApiError(503, {}, '', '30'))).toBe(30_000);
});

it('a 401 ends the session', async () => {
  answer(503);
  answer(401);
  await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(readToken()).toBeNull();
});

it('a suspended account is requested once, and stays signed in', async () => {
  const body = { detail: 'Suspended.', code: 'account_suspended' };
  fetchMock.mockResolvedValueOnce(Response.json(body, { status: 403 }));
  await expect(ask()).rejects.toMatchObject({ code: 'account_suspended' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(readToken()).toBe('secret');
});

it('sends no request without a user, such as during a sign-out', async () => {
  writeToken(null);
  await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(fetchMock).not.toHaveBeenCalled();
});

async function knowUser() {
  const client = createQueryClient();
  answer(200);
  await client.fetchQuery(meQuery);
  return client;
}

it('keeps the user when they cannot be read again, and tells nobody of an error', async () => {
  const client = await knowUser();
  answer(503);
  await expect(refreshUser(client)).resolves.toBeUndefined();
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(client.getQueryData(meQuery.queryKey)).toEqual(user);
});

it('reads the user again after a change, though an earlier read is in progress', async () => {
  const client = await knowUser();
  fetchMock.mockReturnValueOnce(new Promise(() => undefined));
  const earlier = refreshUser(client);
  await vi.advanceTimersByTimeAsync(0);
  fetchMock.mockResolvedValueOnce(Response.json({ ...user, full_name: 'Robin Dale' }));
  await refreshUser(client);
  await earlier;
  expect(client.getQueryData(meQuery.queryKey)).toMatchObject({ full_name: 'Robin Dale' });
});
