import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSession } from './load-session.ts';
import { readToken, writeToken } from './token-store.ts';

const fetchMock = vi.fn<typeof fetch>();
const user = { id: 'u1', full_name: 'Robin Vale' };

beforeEach(() => {
  const kept = new Map<string, string>();
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
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

function load(signal = new AbortController().signal) {
  const told: boolean[] = [];
  const waits: number[] = [];
  const found = loadSession({
    signal,
    onUnreachable: (isUnreachable) => told.push(isUnreachable),
    wait: async (ms) => void waits.push(ms),
  });
  return { found, told, waits };
}

const answer = (status: number, headers = {}) =>
  fetchMock.mockResolvedValueOnce(
    Response.json(status === 200 ? user : { detail: 'No.' }, { status, headers }),
  );

it.each([500, 502, 503, 429, 403, 404])(
  'a %i keeps the token and is asked again',
  async (status) => {
    answer(status);
    answer(200);
    const { found, told } = load();
    expect(await found).toEqual(user);
    expect(readToken()).toBe('secret');
    expect(told).toEqual([false]);
  },
);

it('waits longer each time, up to 15 seconds, and mentions the outage once', async () => {
  for (let i = 0; i < 7; i += 1) fetchMock.mockRejectedValueOnce(new TypeError('network error'));
  answer(200);
  const { found, told, waits } = load();
  expect(await found).toEqual(user);
  expect(waits).toEqual([800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
  expect(told).toEqual([true, false]);
});

it('waits as long as the server asks', async () => {
  answer(503, { 'retry-after': '30' });
  answer(200);
  const { found, waits } = load();
  await found;
  expect(waits).toEqual([30_000]);
});

it('a 401 ends the session', async () => {
  answer(503);
  answer(401);
  expect(await load().found).toBeNull();
  expect(readToken()).toBeNull();
});

it('a token that another tab replaced meanwhile is asked for instead', async () => {
  fetchMock.mockImplementationOnce(async () => {
    writeToken('newer');
    return Response.json({ detail: 'No.' }, { status: 401 });
  });
  answer(200);
  expect(await load().found).toEqual(user);
  expect(readToken()).toBe('newer');
});

it('tries no more once it is called off', async () => {
  const stop = new AbortController();
  fetchMock.mockImplementationOnce(async () => {
    stop.abort();
    throw new TypeError('network error');
  });
  expect(await load(stop.signal).found).toBeNull();
  expect(readToken()).toBe('secret');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('asks nothing without a token', async () => {
  writeToken(null);
  expect(await load().found).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});
