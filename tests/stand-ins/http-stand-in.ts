import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A request with its body. */
export interface StandInRequest {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  body: string;
  /** The body as it arrived. */
  bytes: Buffer;
}

export interface HttpStandIn {
  server: Server;
  /** `http://127.0.0.1:port` */
  origin: string;
  /** All requests as method and path, such as `POST /prompt`. */
  requestLines: string[];
  /** Requests whose client disconnected before the end of the response. */
  abortedRequests: string[];
  /** Resolves when the condition is true, which is checked on each request, disconnect and `checkWaiters()`. */
  waitUntil(condition: () => boolean): Promise<void>;
  checkWaiters(): void;
  close(): Promise<void>;
}

/** Starts a server on a free local port that passes each complete request to `answer`. */
export async function startHttpStandIn(
  answer: (incoming: StandInRequest, standIn: HttpStandIn) => void | Promise<void>,
): Promise<HttpStandIn> {
  const waiters = new Set<() => void>();
  const checkWaiters = () => waiters.forEach((check) => check());
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const line = `${request.method} ${pathname}`;
    response.on('close', () => {
      if (!response.writableFinished) standIn.abortedRequests.push(line);
      checkWaiters();
    });
    void readBody(request).then(async (bytes) => {
      const body = bytes.toString('utf8');
      standIn.requestLines.push(line);
      checkWaiters();
      const incoming = { request, response, method: request.method!, path: pathname, body };
      await answer({ ...incoming, bytes, query: searchParams }, standIn);
    });
  });
  const standIn: HttpStandIn = {
    server,
    origin: '',
    requestLines: [],
    abortedRequests: [],
    checkWaiters,
    waitUntil: (condition) =>
      new Promise((resolve) => {
        const check = () => {
          if (!condition()) return;
          waiters.delete(check);
          resolve();
        };
        waiters.add(check);
        check();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    // The client disconnected.
  }
  return Buffer.concat(chunks);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Sends the first half of the body and closes the connection. */
export function sendTruncated(response: ServerResponse, body: string): void {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

/** Draws a single-color picture. The seed determines the color, which is never black. */
export function drawPicture(width: number, height: number, seed = 0): Promise<Buffer> {
  const background = { r: 40 + (seed % 200), g: 120, b: 200 - (seed % 150) };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

export const drawBlack = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
