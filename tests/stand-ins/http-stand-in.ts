import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** One request with its body read. */
export interface StandInRequest {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  body: string;
}

export interface HttpStandIn {
  server: Server;
  /** `http://127.0.0.1:port` */
  origin: string;
  /** Every request line seen, as `POST /prompt`, without the query. */
  requestLines: string[];
  /** Requests whose client went away before the answer's end. */
  abandoned: string[];
  /** Resolves once `holds` does; looked at whenever something is asked, left or `checkWaiters()`d. */
  waitUntil(holds: () => boolean): Promise<void>;
  checkWaiters(): void;
  close(): Promise<void>;
}

/** A server on a free local port that hands each whole request to `answer`. */
export async function startHttpStandIn(
  answer: (asked: StandInRequest, standIn: HttpStandIn) => void | Promise<void>,
): Promise<HttpStandIn> {
  const waiters = new Set<() => void>();
  const checkWaiters = () => waiters.forEach((look) => look());
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const line = `${request.method} ${pathname}`;
    response.on('close', () => {
      if (!response.writableFinished) standIn.abandoned.push(line);
      checkWaiters();
    });
    void readBody(request).then(async (body) => {
      standIn.requestLines.push(line);
      checkWaiters();
      const asked = { request, response, method: request.method!, path: pathname, body };
      await answer({ ...asked, query: searchParams }, standIn);
    });
  });
  const standIn: HttpStandIn = {
    server,
    origin: '',
    requestLines: [],
    abandoned: [],
    checkWaiters,
    waitUntil: (holds) =>
      new Promise((resolve) => {
        const look = () => {
          if (!holds()) return;
          waiters.delete(look);
          resolve();
        };
        waiters.add(look);
        look();
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

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    // The client went away: the answer goes nowhere.
  }
  return Buffer.concat(chunks).toString('utf8');
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

/** The first half of an answer that promised to be whole, and the line goes dead. */
export function sendTruncated(response: ServerResponse, body: string): void {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

/** A plain picture whose color follows from the seed; never black. */
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
