import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startOpenAiStandIn } from '#tests/stand-ins/openai-server.ts';
import { askAboutImage } from './ask-about-image.ts';
import { createTextEngine } from './create-text-engine.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startServer(
  answer: (body: string, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(Buffer.concat(chunks).toString(), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const question = {
  system: 'You describe pictures.',
  question: 'What is on it?',
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  max_tokens: 100,
  timeout_ms: 5000,
};
const engineAt = (base_url: string) => createTextEngine({ base_url, models: ['default'] });

it('sends the picture inside the request, and returns the text', async () => {
  let sent: unknown;
  const url = await startServer((body, response) => {
    sent = JSON.parse(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: '1',
        object: 'chat.completion',
        created: 1,
        model: 'default',
        choices: [
          { index: 0, message: { role: 'assistant', content: ' A lamp. ' }, finish_reason: 'stop' },
        ],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  });
  expect((await askAboutImage(await engineAt(url), question))?.trim()).toBe('A lamp.');
  expect(sent).toMatchObject({
    max_tokens: 100,
    temperature: 0,
    messages: [
      { role: 'system', content: question.system },
      {
        role: 'user',
        content: [
          { type: 'text', text: question.question },
          { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/4A==' } },
        ],
      },
    ],
  });
});

it('returns null for a server that rejects pictures', async () => {
  const server = await startOpenAiStandIn();
  closers.push(() => server.close());
  expect(await askAboutImage(await engineAt(server.base_url), question)).toBeNull();
  expect(server.requestLines).toContain('POST /v1/chat/completions');
});

it('returns null for an engine without a server', async () => {
  expect(await askAboutImage(await createTextEngine({}), question)).toBeNull();
});

it('returns null at the timeout', async () => {
  const url = await startServer(() => {});
  expect(await askAboutImage(await engineAt(url), { ...question, timeout_ms: 80 })).toBeNull();
});

it('throws the caller’s reason when aborted', async () => {
  const left = new AbortController();
  const url = await startServer(() => left.abort(new Error('gone')));
  const asked = askAboutImage(await engineAt(url), { ...question, signal: left.signal });
  await expect(asked).rejects.toThrow('gone');
});
