import { afterEach, describe, expect, it, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

const encoder = new TextEncoder();

function answer(chunks: string[], init: ResponseInit = {}): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' }, ...init });
}

/** Never settles but by its signal, as fetch does. */
const held = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

const silent = async (signal: AbortSignal): Promise<Response> => {
  const body = new ReadableStream({ pull: () => held(signal) });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

/** Runs a stream against the given responses, one per connection, until they are used up. */
async function follow(answers: (Response | Error)[]) {
  const log: unknown[] = [];
  const resumed: (string | null)[] = [];
  const waits: number[] = [];
  let last: string | undefined = 'start';
  const rest = [...answers];
  await new Promise<void>((resolve) => {
    const close = openEventStream({
      url: '/events',
      headers: () => ({ authorization: 'Bearer t' }),
      lastEventId: () => last,
      onEvent: (name, data, id) => {
        if (id) last = id;
        log.push([name, data]);
      },
      onConnection: (state) => log.push(state),
      onRefused: (status) => {
        log.push(status);
        resolve();
      },
      random: () => 1,
      wait: async (ms) => {
        waits.push(ms);
        if (rest.length > 0) return;
        close();
        resolve();
      },
      fetch: async (_url, init) => {
        resumed.push(new Headers(init?.headers).get('last-event-id'));
        const next = rest.shift()!;
        if (next instanceof Error) throw next;
        return next;
      },
    });
  });
  return { log, resumed, waits };
}

describe('an event stream', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);

  it('hands over events that are cut anywhere and resumes from the last of them', async () => {
    const { log, resumed } = await follow([
      answer(['id: 1\nevent: d\nda', 'ta: {"d":"Hé', 'llo"}\n', '\n: ping\n\n']),
      answer(['id: 2\nevent: d\ndata: {"d":"!"}\n\n']),
    ]);
    expect(log.filter((one) => Array.isArray(one))).toEqual([
      ['d', { d: 'Héllo' }],
      ['d', { d: '!' }],
    ]);
    expect(resumed).toEqual(['start', '1']);
  });

  it('counts as lost after two failures in a row, waits longer each time, and recovers', async () => {
    const down = new Error('down');
    const { log, waits } = await follow([down, down, down, answer([': ping\n\n']), down]);
    expect(log).toEqual(['lost', 'lost', 'open', 'lost']);
    expect(waits).toEqual([400, 800, 1_600, 400, 800]);
  });

  it.each([
    ['the answer', held],
    ['its first bytes', silent],
  ])('counts as lost when a proxy holds %s back', async (_, ask) => {
    vi.useFakeTimers();
    const states: string[] = [];
    const close = openEventStream({
      url: '/events',
      headers: () => ({}),
      onEvent: () => undefined,
      onConnection: (state) => states.push(state),
      fetch: (_url, init) => ask(init!.signal!),
    });
    await vi.advanceTimersByTimeAsync(8_100);
    close();
    expect(states).toEqual(['lost']);
  });

  it('opens no connection for a hidden page before it is shown', async () => {
    const page = Object.assign(new EventTarget(), { hidden: true });
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', new EventTarget());
    const ask = vi.fn((_url: unknown, init?: RequestInit) => silent(init!.signal!));
    const close = openEventStream({
      url: '/events',
      headers: () => ({}),
      onEvent: () => undefined,
      fetch: ask,
    });
    await Promise.resolve();
    expect(ask).not.toHaveBeenCalled();
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    close();
  });

  it('treats a response that is not a stream as a failure', async () => {
    const page = new Response('<html>', { headers: { 'content-type': 'text/html' } });
    const { log } = await follow([page, answer([], { status: 503 })]);
    expect(log).toEqual(['lost']);
  });

  it.each([401, 403, 404])('is not tried again after %d', async (status) => {
    const { log, resumed } = await follow([answer([], { status })]);
    expect([log, resumed.length]).toEqual([[status], 1]);
  });
});
