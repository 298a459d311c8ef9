import type { IncomingMessage } from 'node:http';

/** A body of this length at most is left to the server, which passes over it and keeps the connection. */
const SMALL_BYTES = 256 * 1024;
/** How much of an unread request is passed over, and for how long, before its connection is cut. */
const MAX_BYTES = 64 * 1024 ** 2;
const MAX_MS = 10_000;

/**
 * An answer to a request whose body is still arriving, such as one that is too large. Closing the
 * connection under a client that sends makes its system throw the answer away, so the answer goes
 * out at once, its end waits until the rest was passed over, and only then the connection closes.
 */
export async function linger(
  answer: Response,
  request: Request,
  incoming: IncomingMessage,
): Promise<Response> {
  const { complete, method, headers: sent } = incoming;
  if (complete || method === 'GET' || method === 'HEAD') return answer;
  if (Number(sent['content-length'] ?? Infinity) <= SMALL_BYTES) return answer;
  if (!request.body || request.body.locked) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.set('connection', 'close');
  headers.set('content-length', String(bytes.length));
  const rest = request.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
      await passOver(rest);
      controller.close();
    },
  });
  return new Response(body, { status: answer.status, headers });
}

async function passOver(rest: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<{ done: true; value: undefined }>((resolve) => {
    timer = setTimeout(() => resolve({ done: true, value: undefined }), MAX_MS);
  });
  try {
    for (let size = 0; size < MAX_BYTES;) {
      const { done, value } = await Promise.race([rest.read(), tooLong]);
      if (done) return;
      size += value.length;
    }
  } catch {
    // The client has read enough and left.
  } finally {
    clearTimeout(timer);
  }
}
