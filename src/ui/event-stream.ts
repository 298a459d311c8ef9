import { createParser } from 'eventsource-parser';
import { waitFor } from './wait-for.ts';

export type Connection = 'connecting' | 'open' | 'lost';

interface StreamOptions {
  url: string;
  headers(): Record<string, string>;
  /** Where to resume; undefined for a stream without memory. */
  lastEventId?(): string | undefined;
  onEvent(name: string | undefined, data: unknown, id: string | undefined): void;
  /**
   * A connection was opened; a stream without replay does not report what happened since the
   * previous one.
   */
  onOpened?(): void;
  /** `lost` after two failures in a row or when nothing arrives, `open` when bytes flow again. */
  onConnection?(state: Connection): void;
  /** The server will never serve this stream to us: 401, 403 or 404. It is not tried again. */
  onRefused?(status: number): void;
  fetch?: typeof fetch;
  wait?: typeof waitFor;
  random?: () => number;
}

const FIRST_DELAY = 400;
const LONGEST_DELAY = 15_000;
/** Silence after which a connection counts as dead; the server sends a comment well within it. */
const SILENCE = 60_000;
/**
 * A stream's first bytes are sent at once: a proxy that delays them this long buffers everything.
 */
const OPENING = 8_000;
/**
 * A hidden page closes its connection after this time, and opens none: browsers allow six per host.
 */
const HIDDEN = 15_000;
const UNTIL_WOKEN = 2 ** 31 - 1;

/**
 * Reads a server-sent event stream until the returned function is called. Reconnects by itself,
 * with back-off and jitter, at once when the page is shown or the network returns. A page that was
 * opened out of sight reads nothing before it is shown.
 */
export function openEventStream(options: StreamOptions): () => void {
  const { wait = waitFor, random = Math.random } = options;
  const closed = new AbortController();
  let wake = () => {};
  let attempt = new AbortController();
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.hidden) hiddenTimer = setTimeout(() => attempt.abort(), HIDDEN);
    else wake();
  };
  const onOnline = () => wake();

  async function run(): Promise<void> {
    let failures = 0;
    if (isHidden()) await pause(UNTIL_WOKEN);
    while (!closed.signal.aborted) {
      attempt = new AbortController();
      const stop = () => attempt.abort();
      let isNew = true;
      let isSilent = false;
      const onSilence = () => {
        isSilent = true;
        stop();
      };
      closed.signal.addEventListener('abort', stop);
      try {
        const refused = await readOnce(options, attempt.signal, onSilence, () => {
          failures = 0;
          options.onConnection?.('open');
          if (isNew) options.onOpened?.();
          isNew = false;
        });
        if (refused) return options.onRefused?.(refused);
      } catch (error) {
        if (!closed.signal.aborted) console.debug('event stream', error);
      } finally {
        closed.signal.removeEventListener('abort', stop);
      }
      if (closed.signal.aborted) return;
      failures += isNew && isSilent ? 2 : 1;
      if (failures >= 2) options.onConnection?.('lost');
      const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1));
      await pause(isHidden() ? UNTIL_WOKEN : longest * (0.5 + random() / 2));
    }
  }

  async function pause(ms: number): Promise<void> {
    const early = new AbortController();
    wake = () => early.abort();
    closed.signal.addEventListener('abort', wake, { signal: early.signal });
    await wait(ms, early.signal);
    early.abort();
    wake = () => {};
  }

  if (typeof document !== 'undefined') {
    document.addEventListener('visibilitychange', onVisibility, { signal: closed.signal });
    window.addEventListener('online', onOnline, { signal: closed.signal });
  }
  void run();
  return () => {
    clearTimeout(hiddenTimer);
    closed.abort();
  };
}

const isHidden = () => typeof document !== 'undefined' && document.hidden;

/** One connection, read to its end. Returns the status if the server rejects it permanently. */
async function readOnce(
  options: StreamOptions,
  signal: AbortSignal,
  onSilence: () => void,
  onBytes: () => void,
): Promise<number | undefined> {
  let silence = setTimeout(onSilence, OPENING);
  try {
    const resume = options.lastEventId?.();
    const response = await (options.fetch ?? fetch)(options.url, {
      headers: {
        ...options.headers(),
        accept: 'text/event-stream',
        ...(resume ? { 'last-event-id': resume } : {}),
      },
      cache: 'no-store',
      credentials: 'include',
      signal,
    });
    if ([401, 403, 404].includes(response.status)) return response.status;
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    if (!response.ok || !isStream || !response.body) throw new Error(`status ${response.status}`);

    const parser = createParser({
      onEvent: ({ event, data, id }) => options.onEvent(event, JSON.parse(data), id),
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      clearTimeout(silence);
      silence = setTimeout(onSilence, SILENCE);
      onBytes();
      parser.feed(value);
    }
  } finally {
    clearTimeout(silence);
  }
}
