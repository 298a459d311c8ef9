import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { countryOf } from '#features/chat/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { requestIdOf } from '#platform/http/middleware.ts';
import { isUnavailable, unavailable } from '#platform/http/unavailable.ts';
import { newId } from '#shared/ids.ts';
import { MAX_FRAME_BYTES } from '../../limits.ts';
import { admitSocket, CALL_SOCKET_PATH } from './admit-socket.ts';
import { runSession } from './call-session.ts';
import { CALL_TIMES, type CallTimes } from './times.ts';

export interface CallSockets {
  /** Whether an address is a call's socket; anything else is not upgraded. */
  isSocket(url: string | undefined): boolean;
  /** Takes an `upgrade` request: opens the socket, or refuses it with an HTTP response. */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void;
  /** Closes what is open; resolves when its calls wait for another process. */
  close(): Promise<void>;
}

/** The WebSockets of calls in this process. @param headers what every response has */
export function createCallSockets(
  ctx: Context,
  headers: Record<string, string>,
  times: CallTimes = CALL_TIMES,
): CallSockets {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME_BYTES,
  });
  const sessions = new Set<Promise<void>>();
  const closing = new AbortController();
  const leaving = AbortSignal.any([ctx.leaving, closing.signal]);

  const open = async (
    request: IncomingMessage,
    connection: Duplex,
    head: Buffer,
  ): Promise<void> => {
    const { call, caller, position } = await admitSocket(ctx, request);
    if (leaving.aborted) throw new AppError('not_ready');
    server.handleUpgrade(request, connection, head, (socket) => {
      const session = runSession({
        ctx: { ...ctx, caller, leaving },
        call,
        owner: `${ctx.processId} ${newId()}`,
        socket,
        country: countryOf(request.headers['accept-language']),
        times,
        position,
      }).catch((error: unknown) => {
        ctx.log.error({ err: error, call: call.id }, 'a call ended by an error');
        socket.terminate();
      });
      sessions.add(session);
      ctx.telemetry.openCallSockets.inc();
      void session.finally(() => {
        sessions.delete(session);
        ctx.telemetry.openCallSockets.dec();
      });
    });
  };

  return {
    isSocket: (url = '') => CALL_SOCKET_PATH.test(url.split('?', 1)[0]!),
    upgrade(request, connection, head) {
      const drop = () => connection.destroy();
      connection.on('error', drop);
      open(request, connection, head)
        .then(() => void connection.off('error', drop))
        .catch((error: unknown) => refuse(ctx, request, connection, headers, error));
    },
    async close() {
      closing.abort();
      await Promise.all(sessions);
    },
  };
}

function refuse(
  ctx: Context,
  request: IncomingMessage,
  connection: Duplex,
  headers: Record<string, string>,
  error: unknown,
): void {
  const request_id = requestIdOf(request.headers['x-request-id']);
  const known = error instanceof AppError ? error : undefined;
  const refusal =
    known ?? (isUnavailable(error) ? unavailable(error) : new AppError('internal_error'));
  if (!known) ctx.log.error({ err: error, request_id }, 'a socket was not opened');
  const { code, status, message: detail, retryAfter } = refusal;
  const body = JSON.stringify({ detail, code, request_id });
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': request_id,
    Connection: 'close',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }).map(([name, value]) => `${name}: ${value}`);
  // A peer that does not close its side would keep the connection.
  connection.once('finish', () => connection.destroy());
  connection.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
