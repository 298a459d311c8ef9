import { InvalidResponseDataError, JSONParseError, TypeValidationError } from '@ai-sdk/provider';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readChatStream } from './chat-stream.ts';

const event = (data: unknown): string =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const delta = (fields: object, finish_reason?: string) =>
  event({ choices: [{ delta: fields, ...(finish_reason && { finish_reason }) }] });
const STOP = event({ choices: [{ delta: {}, finish_reason: 'stop' }] }) + event('[DONE]');

async function collect<T>(stream: ReadableStream<T>): Promise<T[]> {
  const parts: T[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

async function read(...pieces: (string | Buffer)[]) {
  const stream = readChatStream(Readable.from(pieces.map((piece) => Buffer.from(piece))));
  const parts = await collect(stream);
  return {
    text: parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join(''),
    thought: parts.map((part) => (part.type === 'reasoning-delta' ? part.delta : '')).join(''),
    errors: parts.flatMap((part) => (part.type === 'error' ? [part.error] : [])),
    finish: parts.flatMap((part) => (part.type === 'finish' ? [part] : [])),
  };
}

describe('a stream of chunks', () => {
  it('is read the same wherever its bytes are split', async () => {
    const whole = Buffer.from(
      delta({ content: 'Grüße' }) + delta({ content: ' 👋\n\nyes' }) + STOP,
    );
    for (let at = 1; at < whole.length; at += 1) {
      const { text, finish } = await read(whole.subarray(0, at), whole.subarray(at));
      expect(text).toBe('Grüße 👋\n\nyes');
      expect(finish).toHaveLength(1);
    }
  });

  it.each([
    ['reasoning_content', delta({ reasoning_content: 'Hm.' })],
    ['reasoning', delta({ reasoning: 'Hm.' })],
  ])('may have reasoning in `%s`', async (_, thought) => {
    const read_ = await read(thought, delta({ content: 'Yes' }), STOP);
    expect(read_).toMatchObject({ thought: 'Hm.', text: 'Yes', errors: [] });
  });

  it('may have its content as a list of parts', async () => {
    const content = [{ type: 'text', text: 'One' }, { type: 'image' }, null, { type: 'text' }];
    expect(await read(delta({ content }), STOP)).toMatchObject({ text: 'One', errors: [] });
  });

  it('shows a refusal as text, and gives it as the reason', async () => {
    const { text, finish } = await read(delta({ refusal: 'No.' }), STOP);
    expect(text).toBe('No.');
    expect(finish[0]?.finishReason).toEqual({ unified: 'content-filter', raw: 'stop' });
  });

  it('has its usage in a chunk without choices, which may come after the end', async () => {
    const usage = event({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 3 } });
    const { finish } = await read(delta({ content: 'Yes' }, 'length'), usage, event('[DONE]'));
    expect(finish[0]).toMatchObject({
      finishReason: { unified: 'length' },
      usage: { inputTokens: { total: 7 }, outputTokens: { total: 3 } },
    });
  });

  it.each([
    ['no JSON', '{"choices":[', JSONParseError],
    ['JSON that is not a chunk', '{"text":"Yes"}', TypeValidationError],
    ['null', 'null', TypeValidationError],
  ])('reports %s', async (_, data, kind) => {
    const { errors, finish } = await read(event(data), STOP);
    expect(errors).toEqual([expect.any(kind)]);
    expect(finish[0]?.finishReason.unified).toBe('error');
  });

  it('passes on an error that the server sends', async () => {
    const { errors } = await read(event({ error: { message: 'out of memory' } }));
    expect(errors).toEqual([{ message: 'out of memory' }]);
  });

  it('is cut off when it ends without a reason, as in the middle of an event', async () => {
    const { text, errors } = await read(delta({ content: 'Yes' }), 'data: {"choices":[{"del');
    expect(text).toBe('Yes');
    expect(errors).toEqual([expect.any(InvalidResponseDataError)]);
  });

  it('reports a broken connection after the parts before it', async () => {
    const broken = new Error('ECONNRESET');
    const body = Readable.from(
      (async function* () {
        yield Buffer.from(delta({ content: 'Yes' }));
        throw broken;
      })(),
    );
    const parts = await collect(readChatStream(body));
    expect(parts).toEqual([
      { type: 'text-delta', id: 'text', delta: 'Yes' },
      { type: 'error', error: broken },
    ]);
  });

  it('pauses the server while nobody reads, and loses nothing', async () => {
    let sent = 0;
    const body = Readable.from(
      (function* () {
        for (; sent < 5000; sent += 1) yield Buffer.from(delta({ content: `${sent % 10}` }));
        yield Buffer.from(STOP);
      })(),
    );
    const reader = readChatStream(body).getReader();
    const first = await reader.read();
    expect(first.value).toMatchObject({ type: 'text-delta', delta: '0' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toBeLessThan(1000);
    let count = 1;
    for (let part = await reader.read(); !part.done; part = await reader.read())
      if (part.value.type === 'text-delta') count += 1;
    expect(count).toBe(5000);
  });

  it('closes the connection when it is canceled', async () => {
    const body = new Readable({
      read() {},
      destroy: (_, done) => done(new Error('The request was aborted.')),
    });
    await readChatStream(body).cancel();
    await expect(once(body, 'error')).resolves.toBeDefined();
    expect(body.destroyed).toBe(true);
  });
});
