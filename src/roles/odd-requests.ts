import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { requestIdOf } from '#platform/http/middleware.ts';
import type { ErrorBody } from '#shared/contract.ts';
import { lookUp } from '#shared/look-up.ts';

type Headers = Record<string, string>;

const ALL_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/** The statuses that Node uses for invalid HTTP, with our messages. */
const UNREADABLE: Record<string, [status: number, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time. Send it again.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the request are too long.'],
  HPE_HEADER_OVERFLOW: [431, 'The address and headers of the request are too long.'],
};
const NOT_HTTP: [number, string] = [400, 'The request is not valid HTTP. Check it and try again.'];

const HOST = /^(?:\[[\da-f:.]+\]|[\w.~-]+)(?::\d{1,5})?$/i;
const ABSOLUTE = /^(https?):\/\/([^/?#]*)(.*)$/i;

/**
 * Answers requests that name no address of ours, and converts an absolute-form target into a path.
 * @returns whether it answered
 */
export function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
  const problem = findProblem(request);
  if (problem !== undefined) refuse(request, response, problem);
  else if (request.method === 'OPTIONS' && request.url === '*')
    response.writeHead(204, { allow: ALL_METHODS }).end();
  else return false;
  return true;
}

/** A sentence about what is wrong with the host or the target. */
function findProblem(request: IncomingMessage): string | undefined {
  const { headers, httpVersion, method, url = '' } = request;
  const { host } = headers;
  if (host === undefined && httpVersion === '1.1') return 'The request has no Host header.';
  if (request.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1)
    return 'The request has more than one Host header. Send one.';
  if (host && !isHost(host)) return 'The Host header is not a valid host. Send a name and a port.';
  if (method === 'OPTIONS' && url === '*') return undefined;
  const absolute = ABSOLUTE.exec(url);
  if (absolute) {
    const [, scheme = '', authority = '', rest = ''] = absolute;
    if (!isHost(authority) || (host && !isSameHost(scheme, authority, host)))
      return 'The address of the request names another host than its Host header.';
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  const [path = ''] = request.url!.split('?', 1);
  if (!path.startsWith('/') || path.includes('\\'))
    return 'The address of the request cannot be read. Check it and try again.';
  return undefined;
}

const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);

/** A port that is the default of the scheme may be left out. */
const isSameHost = (scheme: string, one: string, other: string): boolean =>
  new URL(`${scheme}://${one}`).host === new URL(`${scheme}://${other}`).host;

function refuse(request: IncomingMessage, response: ServerResponse, detail: string): void {
  const isCall = (ABSOLUTE.exec(request.url!)?.[3] ?? request.url!).startsWith('/api/');
  const request_id = requestIdOf(request.headers['x-request-id']);
  const body = { detail, code: 'bad_request', request_id } satisfies ErrorBody;
  response
    .writeHead(400, {
      ...TEXT,
      ...(isCall && { 'Content-Type': 'application/json' }),
      Connection: 'close',
    })
    .end(request.method === 'HEAD' ? undefined : isCall ? JSON.stringify(body) : detail);
}

/** Answers what never becomes a request, because Node's own answers lack our headers. */
export function answerUnreadable(server: Server, headers: Headers): void {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    end(socket, lookUp(UNREADABLE, code ?? '') ?? NOT_HTTP, headers);
  });
  server.on('connect', (_request, socket) => {
    // The server has detached this connection: nobody else handles its errors, or closes it if the
    // client does not.
    socket.on('error', () => socket.destroy());
    socket.once('finish', () => socket.destroy());
    end(socket, [405, 'This server does not open tunnels.'], headers);
  });
  server.on('checkExpectation', (_request, response) => {
    response
      .writeHead(417, { ...headers, ...TEXT, Connection: 'close' })
      .end('The Expect header asks for something that this server does not support. Leave it out.');
  });
}

function end(socket: Duplex, [status, sentence]: [number, string], headers: Headers): void {
  const length = String(Buffer.byteLength(sentence));
  const lines = Object.entries({
    ...headers,
    ...TEXT,
    Connection: 'close',
    'Content-Length': length,
  });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      sentence,
    ].join('\r\n'),
  );
}
