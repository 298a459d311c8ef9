import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One reply that the product asked for, written by the test piece by piece. */
export interface SpokenReply {
  /** All that the product sent, turn after turn. */
  prompt: string;
  say(text: string): void;
  finish(): void;
  /** True once the product let go of it. */
  readonly isAbandoned: boolean;
}

export interface SpokenModel {
  baseUrl: string;
  /** From now on replies wait for `next`; without, each is answered at once. */
  hold(): void;
  /** Ends every reply that is still open, and holds no more; what it says by itself is as at first. */
  release(): void;
  /** The next held reply, in order. */
  next(): Promise<SpokenReply>;
  /** What it says by itself to the n-th request, counted from 1. */
  answer: (number: number) => string;
  close(): Promise<void>;
}

/** An OpenAI-compatible server whose words a journey speaks, so that no journey waits for time. */
export async function startSpokenModel(): Promise<SpokenModel> {
  const open = new Set<SpokenReply>();
  const held: SpokenReply[] = [];
  const waiters: ((reply: SpokenReply) => void)[] = [];
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
      if (!body.stream) return answerWhole(response, 'They talked.');
      const reply = openReply(response, body);
      open.add(reply);
      response.once('close', () => open.delete(reply));
      count += 1;
      if (!isHeld) {
        reply.say(model.answer(count));
        return reply.finish();
      }
      const waiter = waiters.shift();
      if (waiter) waiter(reply);
      else held.push(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const model: SpokenModel = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answer: answerByNumber,
    hold: () => void (isHeld = true),
    release() {
      isHeld = false;
      model.answer = answerByNumber;
      held.length = 0;
      waiters.length = 0;
      for (const reply of open) reply.finish();
    },
    next() {
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

const answerByNumber = (number: number) => `Here is answer number ${number}, and the kettle is on.`;

interface Body {
  stream?: boolean;
  messages: { role: string; content: string }[];
}

function openReply(response: ServerResponse, body: Body): SpokenReply {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'spoken', object: 'chat.completion.chunk', created: 0, model: 'spoken', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  send({ role: 'assistant', content: '' });
  return {
    prompt: body.messages.map(({ content }) => content).join('\n'),
    say(text) {
      for (const word of text.match(/\s*\S+/g) ?? []) send({ content: word });
    },
    finish() {
      send({}, 'stop');
      response.end('data: [DONE]\n\n');
    },
    get isAbandoned() {
      return response.destroyed && !response.writableFinished;
    },
  };
}

function answerWhole(response: ServerResponse, content: string): void {
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
