import { existsSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createConnection, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import {
  FIRST_HALF,
  KEYS_FILE,
  KEYS_PORT,
  MODEL,
  READ_MARK,
  SECOND_HALF,
  TEXT_PORT,
} from './neighbors-contract.ts';

/*
 * The network services for the machine of split-page.spec.ts: a text engine and Google's keys. Also a door
 * into its network: a socket that leads to its port 443.
 */
const POLL_MS = 20;

createServer((socket) => {
  const inside = createConnection(443, '127.0.0.1');
  socket.pipe(inside).pipe(socket);
  for (const [one, other] of [
    [socket, inside],
    [inside, socket],
  ] as const)
    one.on('error', () => other.destroy()).on('close', () => other.destroy());
}).listen('/run/machine/door.sock');

createHttpServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(readFileSync(`/${KEYS_FILE}`)),
).listen(KEYS_PORT, '127.0.0.1');

createHttpServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  request.on('end', () => {
    if (request.url === '/v1/models')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ object: 'list', data: [{ id: MODEL, object: 'model' }] }));
    const { stream } = JSON.parse(text) as { stream?: boolean };
    if (stream) return void writeWords(response);
    const message = { role: 'assistant', content: FIRST_HALF + SECOND_HALF };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ model: MODEL, choices: [{ index: 0, message, finish_reason: 'stop' }] }),
      );
  });
}).listen(TEXT_PORT, '127.0.0.1');

/** The second half waits until a reader has the first. */
async function writeWords(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null) =>
    response.write(
      `data: ${JSON.stringify({ object: 'chat.completion.chunk', model: MODEL, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  send({ role: 'assistant', content: FIRST_HALF }, null);
  while (!existsSync(`/${READ_MARK}`)) await setTimeout(POLL_MS);
  send({ content: SECOND_HALF }, null);
  send({}, 'stop');
  response.end('data: [DONE]\n\n');
}
