import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError, withKey } from './api-client.ts';
import { readToken, writeToken } from './token-store.ts';

const fetchMock = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  writeToken(null);
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status, headers }));
const pathOf = (request: Request) => new URL(request.url).pathname;
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error as ApiError,
  );

describe('api', () => {
  it('sends the token, the body and the idempotency key', async () => {
    writeToken('secret');
    answer(201, { id: '1' });
    const call = api.post('/chat/{chat_id}/messages', {
      params: { path: { chat_id: 'a/b' }, ...withKey('key-1') },
      body: { content: 'Hi' },
    });
    await expect(call).resolves.toEqual({ id: '1' });
    const request = fetchMock.mock.calls[0]![0];
    expect(pathOf(request)).toBe('/api/v1/chat/a%2Fb/messages');
    expect(request).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(await request.json()).toEqual({ content: 'Hi' });
    expect(Object.fromEntries(request.headers)).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
    });
  });

  it('writes a query as the server reads it: lists by commas, nothing for what is not set', async () => {
    answer(200, { data: [] });
    const query = { limit: 5, hair_color: ['brown' as const, 'gray' as const], cursor: undefined };
    await api.get('/characters/', { params: { query } });
    const { search } = new URL(fetchMock.mock.calls[0]![0].url);
    expect(search).toBe('?limit=5&hair_color=brown,gray');
  });

  it('includes the error’s details', async () => {
    answer(
      429,
      { detail: 'Enough.', code: 'daily_message_limit', request_id: 'r', upgrade_url: '/premium' },
      { 'retry-after': '60' },
    );
    expect(await failure(api.get('/billing/plans'))).toMatchObject({
      status: 429,
      code: 'daily_message_limit',
      detail: 'Enough.',
      requestId: 'r',
      retryAfter: 60,
      upgradeUrl: '/premium',
    });
  });

  it('lists the refused fields of a 422', async () => {
    const field = { loc: ['body', 'age'], msg: 'Too low.', type: 'too_small' };
    answer(422, { detail: [field], code: 'validation_error', request_id: 'r' });
    expect(await failure(api.post('/login/google', { body: { token: '' } }))).toMatchObject({
      detail: 'Validation Error',
      fields: [field],
    });
  });

  it('signs out on a 401 of the session check, unless the token was replaced meanwhile', async () => {
    writeToken('old');
    answer(401, { detail: 'Please sign in to continue.', code: 'unauthorized' });
    await failure(api.get('/users/me'));
    expect(readToken()).toBeNull();

    writeToken('old');
    fetchMock.mockImplementationOnce(async () => {
      writeToken('new');
      return Response.json({}, { status: 401 });
    });
    await failure(api.get('/users/me'));
    expect(readToken()).toBe('new');
  });

  it.each([
    ['a 401 of another call', () => answer(401, {})],
    ['a public answer that ignored the token', () => answer(200, {}, { 'session-error': 'x' })],
  ])('checks the session after %s, and signs out only if that fails', async (_what, answerCall) => {
    for (const [check, left] of [
      [401, null],
      [200, 'secret'],
      [403, 'secret'],
      [503, 'secret'],
    ] as const) {
      writeToken('secret');
      answerCall();
      answer(check, {}, check === 403 ? { 'session-error': 'account_suspended' } : {});
      await api.patch('/users/me', { body: {} }).catch(() => undefined);
      expect(pathOf(fetchMock.mock.calls.at(-1)![0])).toBe('/api/v1/users/me');
      expect(readToken()).toBe(left);
    }
  });

  it('checks the session once for calls that doubt it together', async () => {
    writeToken('secret');
    fetchMock.mockImplementation(async () => Response.json({}, { status: 401 }));
    const paths = ['/billing/plans', '/billing/subscription', '/generate/jobs'] as const;
    await Promise.all(paths.map((path) => failure(api.get(path))));
    const checks = fetchMock.mock.calls.filter(([sent]) => pathOf(sent) === '/api/v1/users/me');
    expect(checks).toHaveLength(1);
    expect(readToken()).toBeNull();
  });

  it('distinguishes a lost connection, a response, and an abort', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await failure(api.get('/billing/plans'))).toMatchObject({
      status: 0,
      code: 'network_error',
    });
    const abort = new AbortController();
    abort.abort();
    fetchMock.mockRejectedValueOnce(abort.signal.reason);
    expect(await failure(api.get('/billing/plans', { signal: abort.signal }))).not.toBeInstanceOf(
      ApiError,
    );
  });

  it('treats a truncated response as a lost connection, and stays signed in', async () => {
    writeToken('secret');
    const cutOff = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        controller.error(new TypeError('network error'));
      },
    });
    fetchMock.mockResolvedValueOnce(new Response(cutOff, { status: 200 }));
    expect(await failure(api.get('/billing/plans'))).toMatchObject({
      status: 0,
      code: 'network_error',
    });
    expect(readToken()).toBe('secret');
  });

  it('accepts a response without a body', async () => {
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await expect(api.delete('/users/me/sessions')).resolves.toBeUndefined();
  });
});

describe('downloads', () => {
  const CARD = '/characters/{slug}/card.png';
  const params = { path: { slug: 'mara' } };

  it('give the file and the name that the server has for it', async () => {
    const headers = { 'content-disposition': 'attachment; filename="mara.png"' };
    fetchMock.mockResolvedValueOnce(new Response('picture', { headers }));
    const { blob, name } = await api.download(CARD, { params });
    expect([await blob.text(), name]).toEqual(['picture', 'mara.png']);
  });

  it('check the session on a 401 like all calls, and throw an ApiError', async () => {
    writeToken('ended');
    answer(401, { detail: 'Sign in again.', code: 'unauthorized' });
    answer(401, { detail: 'Sign in again.', code: 'unauthorized' });
    const error = await failure(api.download(CARD, { params }));
    expect(error).toMatchObject({ status: 401, detail: 'Sign in again.' });
    expect(readToken()).toBeNull();
  });
});
