import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueryObserver } from '@tanstack/react-query';
import { followUnread } from './follow-unread.ts';
import { queryClient } from './query-client.ts';
import { unreadQuery } from './unread-query.ts';

const encoder = new TextEncoder();
const asked: string[] = [];
let tell!: (text: string) => void;

const respond = vi.fn(async (call: string | Request, init: RequestInit) => {
  const url = typeof call === 'string' ? call : call.url;
  asked.push(url);
  if (url.includes('/chat/')) return new Response(JSON.stringify({ data: [{ unread: 2 }] }));
  const body = new ReadableStream({
    start: (controller) => {
      tell = (text) => controller.enqueue(encoder.encode(text));
      init.signal!.addEventListener('abort', () => controller.error(new Error('aborted')));
      tell(':\n\n');
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
});

beforeEach(() => {
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('localStorage', { getItem: () => 'secret' });
});
afterEach(() => vi.clearAllMocks());

it('reads the counts when the stream opens and after chat events, once for several', async () => {
  const readings = () => asked.filter((url) => url.includes('/chat/')).length;
  const left = new AbortController();
  const badge = new QueryObserver(queryClient, { ...unreadQuery, enabled: true });
  const hide = badge.subscribe(() => undefined);
  await vi.waitFor(() => expect(badge.getCurrentResult().data).toBe(2));
  asked.length = 0;
  followUnread(left.signal);
  await vi.waitFor(() => expect(readings()).toBe(1));
  tell('event: image_job\ndata: {}\n\n');
  tell('event: unread\ndata: {}\n\nevent: unread\ndata: {}\n\nevent: chats\ndata: {}\n\n');
  await vi.waitFor(() => expect(readings()).toBe(2));
  tell('event: unread\ndata: {}\n\n');
  left.abort();
  followUnread(left.signal);
  expect(asked.filter((url) => url.endsWith('/events'))).toHaveLength(1);
  expect(readings()).toBe(2);
  hide();
});
