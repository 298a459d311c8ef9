import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { lookUp } from '#shared/look-up.ts';

type Headers = Record<string, string>;

const ALL_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** The statuses that Node uses for what is not valid HTTP. */
const UNREADABLE: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what no address of ours is asked for. @returns whether it did */
export function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.headers.host === undefined && request.httpVersion === '1.1')
    response.writeHead(400, { connection: 'close' }).end();
  else if (request.method === 'OPTIONS' && request.url === '*')
    response.writeHead(204, { allow: ALL_METHODS }).end();
  else return false;
  return true;
}

/** Answers what never becomes a request; Node's own answers lack our headers. */
export function answerUnreadable(server: Server, headers: Headers): void {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    end(socket, lookUp(UNREADABLE, code ?? '') ?? 400, headers);
  });
  server.on('connect', (_request, socket) => end(socket, 405, headers));
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
}

function end(socket: Duplex, status: number, headers: Headers): void {
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  );
}
