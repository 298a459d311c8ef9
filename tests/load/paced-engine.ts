import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { readPace, wordsFor, type Pace } from './paced-reply.ts';

/**
 * An OpenAI-compatible text engine with a fixed pace, for measuring the overhead of the product.
 * Runs as separate processes, so that it shares no event loop with the measured code; processes with
 * the same port share it.
 */
function serveEngine(): void {
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const body = { object: 'list', data: [{ id: 'paced', object: 'model' }] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as EngineRequest;
      sendReply(response, body);
    });
  });
  server.keepAliveTimeout = 120_000;
  const port = Number(process.argv[2] ?? 0);
  server.listen({ port, host: '127.0.0.1', reusePort: process.platform === 'linux' }, () =>
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
  );
  // Exits with the parent process.
  process.stdin.resume().once('end', () => process.exit(0));
}

interface EngineRequest {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
}

function sendReply(response: ServerResponse, request: EngineRequest): void {
  const pace = readPace(request.model);
  const last = request.messages.findLast((message) => message.role === 'user')?.content ?? '';
  const words = wordsFor(last, pace.tokens);
  const base = {
    id: 'paced',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: 'paced',
  };
  if (!request.stream) {
    const message = { role: 'assistant', content: words.join('') };
    const whole = {
      ...base,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(whole));
    return;
  }
  const send = (delta: object, finish_reason: string | null = null): void =>
    void response.write(
      `data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
  streamOnSchedule(response, pace, words, send, () => {
    send({}, 'stop');
    const usage = {
      prompt_tokens: 1,
      completion_tokens: words.length,
      total_tokens: words.length + 1,
    };
    response.write(`data: ${JSON.stringify({ ...base, choices: [], usage })}\n\n`);
    response.end('data: [DONE]\n\n');
  });
}

/** Sends each word at its scheduled time from the start, so that timer delays do not accumulate. */
function streamOnSchedule(
  response: ServerResponse,
  pace: Pace,
  words: string[],
  send: (delta: object) => void,
  onEnd: () => void,
): void {
  const began = performance.now();
  let at = 0;
  const next = (): void => {
    if (response.destroyed) return;
    while (at < words.length && performance.now() - began >= pace.firstMs + at * pace.tokenMs)
      send({ ...(at === 0 ? { role: 'assistant' } : {}), content: words[at++] });
    if (at === words.length) return onEnd();
    setTimeout(next, Math.max(0, began + pace.firstMs + at * pace.tokenMs - performance.now()));
  };
  setTimeout(next, pace.firstMs);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) serveEngine();
