import { createConnection, createServer } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { KEYS_PORT, MODEL, REPLY, TEXT_PORT } from './neighbors-contract.ts';

/*
 * What the machine of split-page.spec.ts reaches over the network: a text engine and Google's keys. And a door
 * into its network: a socket that leads to its port 443.
 */
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
    .end(readFileSync('/run/machine/google-keys.json')),
).listen(KEYS_PORT, '127.0.0.1');

/** Between two words of a reply. */
const WORD_MS = 150;

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
    const message = { role: 'assistant', content: REPLY };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ model: MODEL, choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  });
}).listen(TEXT_PORT, '127.0.0.1');

async function writeWords(response: import('node:http').ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null) =>
    response.write(
      `data: ${JSON.stringify({ object: 'chat.completion.chunk', model: MODEL, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  for (const content of REPLY.match(/\S+\s*/g)!) {
    send({ role: 'assistant', content }, null);
    await setTimeout(WORD_MS);
  }
  send({}, 'stop');
  response.end('data: [DONE]\n\n');
}
