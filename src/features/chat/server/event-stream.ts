import { onSessionEnd } from '#features/accounts/server/index.ts';
import type { UserContext } from '#platform/context.ts';

/** Readers behind proxies stay connected through silence; seconds between comments. */
const KEEP_ALIVE_MS = 20_000;
/** A stream ends after this long: a reader who is gone without a word is not kept for ever. */
const LONGEST_MS = 15 * 60_000;

export interface EventWriter {
  /** One event in the wire form of server-sent events; `id` is what Last-Event-ID will say. */
  write(event: string, data: unknown, id?: string): void;
  close(): void;
}

const encoder = new TextEncoder();

/**
 * An answer of server-sent events. `follow` gets the writer and returns what ends its subscriptions;
 * it is called once, and ended when the reader leaves, their session ends, the stream grows too old,
 * or `close` is called.
 */
export function answerEvents(
  ctx: UserContext,
  follow: (writer: EventWriter) => () => void,
): Response {
  let end = (): void => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      const send = (text: string): void => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      let unfollow = (): void => {};
      const keepAlive = setInterval(() => send(':\n\n'), KEEP_ALIVE_MS);
      const oldest = setTimeout(() => end(), LONGEST_MS);
      const unwatch = onSessionEnd(ctx, () => end());
      keepAlive.unref();
      oldest.unref();
      ctx.telemetry.openStreams.inc();
      end = () => {
        if (!open) return;
        open = false;
        clearInterval(keepAlive);
        clearTimeout(oldest);
        unwatch();
        unfollow();
        ctx.telemetry.openStreams.dec();
        try {
          controller.close();
        } catch {
          // The reader has gone already.
        }
      };
      send(':\n\n');
      unfollow = follow({
        write: (event, data, id) =>
          send(
            `${id === undefined ? '' : `id:${id}\n`}event:${event}\ndata:${JSON.stringify(data)}\n\n`,
          ),
        close: () => end(),
      });
      if (!open) unfollow();
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
