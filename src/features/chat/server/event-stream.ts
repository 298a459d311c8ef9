import { onSessionEnd } from '#features/accounts/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import type { Subscription } from '#platform/live.ts';

/** Milliseconds between keep-alive comments, so that proxies do not close an idle connection. */
const KEEP_ALIVE_MS = 20_000;
/** A stream ends after this long, so that a reader that vanished silently does not hold it open. */
const MAX_STREAM_MS = 15 * 60_000;

/** The maximum streams of one person in this process; another one ends the oldest. */
const MAX_STREAMS = 8;
/**
 * The maximum bytes buffered for a slow reader. Beyond it, the stream ends; the reader reconnects
 * and catches up.
 */
const MAX_WAITING = 4 * 1024 * 1024;

/** The ends of each person's open streams, oldest first. */
const openStreams = new Map<string, Set<() => void>>();

export interface EventWriter {
  /** Writes one server-sent event; the client returns `id` as Last-Event-ID. */
  write(event: string, data: unknown, id?: string): void;
  close(): void;
}

const encoder = new TextEncoder();

/**
 * A response of server-sent events. `follow` is called once with the writer and returns its
 * subscription, which ends when the reader leaves, their session ends, the stream is too old, this
 * process stops, or `close` is called. The first bytes mean that nothing is missed from then on; if
 * the subscription fails, the stream ends without any.
 */
export function createEventResponse(
  ctx: UserContext,
  follow: (writer: EventWriter) => Subscription,
): Response {
  let end = (): void => {};
  const streams = openStreams.get(ctx.caller.id) ?? new Set();
  openStreams.set(ctx.caller.id, streams);
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      let open = true;
      const send = (text: string): void => {
        if (!open) return;
        controller.enqueue(encoder.encode(text));
        if (controller.desiredSize! <= 0) end();
      };
      let unfollow = (): void => {};
      const keepAlive = setInterval(() => send(':\n\n'), KEEP_ALIVE_MS);
      const maxAge = setTimeout(() => end(), MAX_STREAM_MS);
      const unwatch = onSessionEnd(ctx, () => end());
      const leave = () => end();
      ctx.leaving.addEventListener('abort', leave);
      keepAlive.unref();
      maxAge.unref();
      ctx.telemetry.openStreams.inc();
      end = () => {
        if (!open) return;
        open = false;
        clearInterval(keepAlive);
        clearTimeout(maxAge);
        ctx.leaving.removeEventListener('abort', leave);
        unwatch();
        streams.delete(end);
        if (streams.size === 0) openStreams.delete(ctx.caller.id);
        unfollow();
        ctx.telemetry.openStreams.dec();
        try {
          controller.close();
        } catch {
          // The reader has already disconnected.
        }
      };
      // Over a connection that a proxy kept open, a reader could return to the process that has
      // just ended its stream.
      if (ctx.leaving.aborted) return end();
      streams.add(end);
      if (streams.size > MAX_STREAMS) [...streams][0]!();
      const following = follow({
        write: (event, data, id) =>
          send(
            `${id === undefined ? '' : `id:${id}\n`}event:${event}\ndata:${JSON.stringify(data)}\n\n`,
          ),
        close: () => end(),
      });
      unfollow = following;
      if (!open) return unfollow();
      following.ready.then(() => send(':\n\n'), end);
    },
    cancel: () => end(),
  };
  const body = new ReadableStream(
    source,
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING }),
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
