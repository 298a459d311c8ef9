import type { IncomingMessage } from 'node:http';

/**
 * A body up to this length is left to the server, which discards it and keeps the connection open.
 */
const SMALL_BYTES = 256 * 1024;
/** How much of an unread request is discarded, and for how long, before the connection closes. */
const MAX_BYTES = 64 * 1024 ** 2;
const MAX_MS = 10_000;

/**
 * Responds to a request whose body is still arriving, such as an oversized one. Closing the
 * connection early would make the client lose the response, so it is sent at once, and the
 * connection closes only after the rest of the body was discarded.
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
      await discard(rest);
      controller.close();
    },
  });
  return new Response(body, { status: answer.status, headers });
}

async function discard(rest: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
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
    // The client has disconnected after the response.
  } finally {
    clearTimeout(timer);
  }
}
