import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Handles requests to one path. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => void;

export interface ImageHost {
  /** Returns the absolute URL of a path. */
  url(path: string): string;
  on(path: string, answer: Responder): void;
  /** Requested paths, oldest first. */
  readonly requestedPaths: string[];
  /** Headers of the last request. */
  readonly headers: IncomingMessage['headers'];
  /** Resolves when the path is requested. */
  waitForRequest(path: string): Promise<void>;
  /** Resolves when the client disconnects before the end of the response. */
  waitForAbort(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a local image host with configurable faults. */
export async function startImageHost(address = '127.0.0.1'): Promise<ImageHost> {
  const answers = new Map<string, Responder>();
  const requestedPaths: string[] = [];
  const abandoned = new Set<string>();
  const waiters = new Set<() => void>();
  let headers: IncomingMessage['headers'] = {};
  const wake = () => waiters.forEach((check) => check());
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!condition()) return;
        waiters.delete(check);
        resolve();
      };
      waiters.add(check);
      check();
    });
  const server = createServer({ keepAlive: false }, (request, response) => {
    const path = request.url ?? '/';
    response.on('close', () => {
      if (!response.writableFinished) abandoned.add(path);
      wake();
    });
    requestedPaths.push(path);
    headers = request.headers;
    wake();
    const answer = answers.get(path.split('?', 1)[0]!);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://${address}:${port}${path}`,
    on: (path, response) => void answers.set(path, response),
    requestedPaths,
    get headers() {
      return headers;
    },
    waitForRequest: (path) => until(() => requestedPaths.includes(path)),
    waitForAbort: (path) => until(() => abandoned.has(path)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const respondWith =
  (body: Uint8Array | string, headers: Record<string, string> = {}): Responder =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'image/png', ...headers }).end(body);

export const redirectTo =
  (location: string, status = 302): Responder =>
  (_request, response) =>
    void response.writeHead(status, { location }).end();

/** Sends headers and then stalls. */
export const stallAfterHeaders: Responder = (_request, response) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  response.flushHeaders();
};

/** Sends no response. */
export const neverRespond: Responder = () => {};

/** Sends half of the announced length and closes the connection. */
export const truncateBody =
  (body: Uint8Array): Responder =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': String(body.length) });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  };

/** Streams zeros endlessly without a content length. */
export const streamEndlessly =
  (start: Uint8Array): Responder =>
  (_request, response) => {
    const zeros = Buffer.alloc(65_536);
    const pump = () => {
      while (!response.destroyed && response.write(zeros)) continue;
    };
    response.writeHead(200);
    response.on('drain', pump);
    response.write(start);
    pump();
  };

/** Small compressed and large uncompressed. */
export const gzipBomb = (): Responder =>
  respondWith(gzipSync(Buffer.alloc(30_000_000)), { 'content-encoding': 'gzip' });

interface Swatches {
  hair: string;
  skin: string;
  clothes: string;
  background?: string;
}

/** Draws flat colors in the positions of a portrait's background, hair, face and clothes. */
export function drawSwatches(
  { hair, skin, clothes, background = '#7f8ea3' }: Swatches,
  size = { width: 300, height: 400 },
): Sharp {
  const part = (color: string, box: string) => `<rect ${box} fill="${color}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="none" width="${size.width}" height="${size.height}">${[
    part(background, 'width="300" height="400"'),
    part(hair, 'x="90" y="10" width="120" height="90"'),
    part(skin, 'x="100" y="90" width="100" height="140"'),
    part(clothes, 'x="50" y="260" width="200" height="140"'),
  ].join('')}</svg>`;
  return sharp(Buffer.from(svg));
}
