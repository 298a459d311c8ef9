import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatFixture } from '#tests/helpers/chat-fixtures.ts';
import { ChatSession } from './chat-session.ts';
import { watchReplies } from './use-reply-stream.ts';

const chat = chatFixture();

/** The server's response after the session has ended. */
const ENDED: [what: string, status: number, code: string][] = [
  ['a revoked session or a deleted account', 401, 'unauthorized'],
  ['a suspension', 403, 'account_suspended'],
  ['a closed account', 403, 'account_inactive'],
];
const HOUR = 3_600_000;

const refusal = (status: number, code: string) =>
  Response.json({ detail: 'No.', code }, { status });
const stream = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/event-stream' } });

describe('an open chat whose session ends', () => {
  const kept = new Map<string, string>();
  let asked: string[] = [];
  let close = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    kept.clear();
    kept.set('auth_token', 'mine');
    asked = [];
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal('document', {
      hidden: false,
      documentElement: { dataset: {} },
      addEventListener: () => undefined,
    });
    vi.stubGlobal('window', { addEventListener: () => undefined });
  });
  afterEach(() => {
    close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Answers the stream's connections in order and every other call with `refuse`. */
  function watch(connections: (() => Response)[], refuse: () => Response): ChatSession {
    vi.stubGlobal('fetch', async (call: string | Request) => {
      const path = typeof call === 'string' ? call : new URL(call.url).pathname;
      asked.push(path.slice('/api/v1'.length));
      if (typeof call !== 'string') return refuse();
      const next = connections.shift();
      if (!next) throw new Error('down');
      return next();
    });
    const session = new ChatSession(chat, (paint) => paint());
    close = watchReplies(session, () => asked.push('gone'));
    return session;
  }

  it.each(ENDED)('does not reconnect to its events after %s', async (_what, status, code) => {
    const refuse = () => refusal(status, code);
    watch([() => stream(': hello\n\n'), refuse], refuse);
    await vi.advanceTimersByTimeAsync(HOUR);
    const { isAccountHeld } = await import('#ui/standing-store.ts');
    expect(asked.filter((path) => path === '/chat/c/events')).toHaveLength(2);
    expect(asked.length).toBeLessThan(5);
    expect([kept.has('auth_token'), isAccountHeld()]).toEqual([status === 403, status === 403]);
  });

  it.each(ENDED)('does not reload forever after %s', async (_what, status, code) => {
    watch([() => stream('event: reset\ndata: {}\n\n')], () => refusal(status, code));
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(asked.filter((path) => path === '/chat/c')).toHaveLength(1);
    expect(asked.filter((path) => path === '/chat/c/events')).toHaveLength(1);
    expect(kept.has('auth_token')).toBe(status === 403);
  });

  it.each(ENDED)('does not keep polling after %s', async (_what, status, code) => {
    const session = watch([], () => refusal(status, code));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.connection).toBe('lost');
    session.awaitReply(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.filter((path) => path === '/chat/c')).toHaveLength(1);
  });

  it('reloads again while the server is only unreachable', async () => {
    watch([() => stream('event: reset\ndata: {}\n\n')], () => refusal(503, 'not_ready'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.filter((path) => path === '/chat/c').length).toBeGreaterThan(2);
  });
});
