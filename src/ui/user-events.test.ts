import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToUser } from './user-events.ts';

const encoder = new TextEncoder();
const streams: { send(text: string): void; isClosed(): boolean }[] = [];

const respond = vi.fn(async (_url: string | Request, init: RequestInit) => {
  let send!: (text: string) => void;
  const body = new ReadableStream({
    start: (controller) => {
      send = (text) => controller.enqueue(encoder.encode(text));
      init.signal!.addEventListener('abort', () => controller.error(new Error('aborted')));
      send(':\n\n');
    },
  });
  streams.push({ send, isClosed: () => init.signal!.aborted });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
});

beforeEach(() => {
  vi.stubGlobal('fetch', respond);
});
afterEach(() => vi.clearAllMocks());

it('is one stream for all listeners, and ends with the last one', async () => {
  const heard: string[] = [];
  const listen = (name: string) =>
    listenToUser({
      onEvent: (event) => heard.push(`${name} ${event}`),
      onOpened: () => heard.push(`${name} opened`),
    });
  const leaveFirst = listen('first');
  await vi.waitFor(() => expect(heard).toEqual(['first opened']));
  const leaveSecond = listen('second');
  await vi.waitFor(() => expect(heard).toEqual(['first opened', 'second opened']));
  streams[0]!.send('event: unread\ndata: {}\n\n');
  await vi.waitFor(() => expect(heard.slice(2)).toEqual(['first unread', 'second unread']));

  leaveFirst();
  // The next page listens before the last listener of this one is forgotten.
  leaveSecond();
  const leaveThird = listen('third');
  await vi.waitFor(() => expect(heard.at(-1)).toBe('third opened'));
  expect([streams.length, streams[0]!.isClosed()]).toEqual([1, false]);

  leaveThird();
  await vi.waitFor(() => expect(streams[0]!.isClosed()).toBe(true));
});

it('checks the session when it is rejected: a call that finds it ended signs out', async () => {
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  const refused = Response.json({ code: 'unauthorized' }, { status: 401 });
  vi.mocked(fetch).mockResolvedValue(refused.clone()).mockResolvedValueOnce(refused);
  const onLost = vi.fn();
  const leave = listenToUser({ onEvent: () => {}, onLost });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  const asked = vi.mocked(fetch).mock.calls.map(([call]) => call);
  expect(asked[0]).toBe('/api/v1/events');
  expect(asked[1]).toMatchObject({ url: 'http://localhost/api/v1/users/me' });
  expect(onLost).toHaveBeenCalled();
  leave();
});
