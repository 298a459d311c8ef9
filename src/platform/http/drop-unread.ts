import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections whose client reads nothing of its response for `afterMs`; without it, such a
 * client would hold the socket and the response forever. A client that waits for its response, and
 * one that reads slowly, keep theirs.
 * @returns what to call with each response
 */
export function dropUnread(server: Server, afterMs: number): (response: ServerResponse) => void {
  const newest = new WeakMap<Socket, ServerResponse>();
  // With a listener, Node leaves it to us to close idle connections, too.
  server.setTimeout(afterMs, (socket: Socket) => {
    const isWaiting = newest.get(socket)?.writableFinished === false;
    if (!isWaiting || socket.writableLength > 0) socket.destroy();
  });
  return (response) => {
    if (response.socket) newest.set(response.socket, response);
  };
}
