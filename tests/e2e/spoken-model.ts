import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A requested reply, which the test writes chunk by chunk. */
export interface StubReply {
  /** The contents of all request messages, joined by newlines. */
  prompt: string;
  write(text: string): void;
  finish(): void;
  /** True after the product closed the connection early. */
  readonly isAborted: boolean;
}

export interface StubModel {
  baseUrl: string;
  /** Holds further replies for `nextReply`. By default, each request is answered immediately. */
  holdReplies(): void;
  /** Finishes open replies, stops holding, and resets `replyText`. */
  release(): void;
  /** The next held reply, in order. */
  nextReply(): Promise<StubReply>;
  /** The default reply to the n-th request, counted from 1. */
  replyText: (number: number) => string;
  close(): Promise<void>;
}

/** An OpenAI-compatible server whose replies the test controls, so that tests do not depend on timers. */
export async function startStubModel(): Promise<StubModel> {
  const open = new Set<StubReply>();
  const held: StubReply[] = [];
  const waiters: ((reply: StubReply) => void)[] = [];
  let isHeld = false;
  let count = 0;
  const server = createServer((request, response) => {
    if (request.url === '/v1/models')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ object: 'list', data: [{ id: 'spoken', object: 'model' }] }));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end('{}');
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Body;
      if (!body.stream) return sendWholeReply(response, 'They talked.');
      const reply = openReply(response, body);
      open.add(reply);
      response.once('close', () => open.delete(reply));
      count += 1;
      if (!isHeld) {
        reply.write(model.replyText(count));
        return reply.finish();
      }
      const waiter = waiters.shift();
      if (waiter) waiter(reply);
      else held.push(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const model: StubModel = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    replyText: defaultReplyText,
    holdReplies: () => void (isHeld = true),
    release() {
      isHeld = false;
      model.replyText = defaultReplyText;
      held.length = 0;
      waiters.length = 0;
      for (const reply of open) reply.finish();
    },
    nextReply() {
      const reply = held.shift();
      return reply ? Promise.resolve(reply) : new Promise((resolve) => waiters.push(resolve));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return model;
}

const defaultReplyText = (number: number) =>
  `Here is answer number ${number}, and the kettle is on.`;

interface Body {
  stream?: boolean;
  messages: { role: string; content: string }[];
}

function openReply(response: ServerResponse, body: Body): StubReply {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'spoken', object: 'chat.completion.chunk', created: 0, model: 'spoken', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  send({ role: 'assistant', content: '' });
  return {
    prompt: body.messages.map(({ content }) => content).join('\n'),
    write(text) {
      for (const word of text.match(/\s*\S+/g) ?? []) send({ content: word });
    },
    finish() {
      send({}, 'stop');
      response.end('data: [DONE]\n\n');
    },
    get isAborted() {
      return response.destroyed && !response.writableFinished;
    },
  };
}

function sendWholeReply(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'spoken',
      object: 'chat.completion',
      created: 0,
      model: 'spoken',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}
