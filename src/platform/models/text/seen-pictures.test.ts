import { afterEach, describe, expect, it } from 'vitest';
import { readJpeg } from '#tests/stand-ins/openai-request.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '#tests/stand-ins/openai-server.ts';
import type { StandInOptions } from '#tests/stand-ins/openai-options.ts';
import { DEFAULT_RETRY } from '../retry-policy.ts';
import { createTextEngine } from './create-text-engine.ts';
import { streamReply } from './stream-text.ts';
import { toStrictTurns } from './strict-turns.ts';
import type { TextEngine, TextMessage, TextSettings } from './types.ts';

let server: OpenAiStandIn;
afterEach(() => server?.close());

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const messages: TextMessage[] = [
  { role: 'system', content: 'You are kind.' },
  {
    role: 'user',
    content: '[Photo: a lake]\nLook',
    parts: [
      { type: 'picture', jpeg: JPEG },
      { type: 'text', text: 'Look' },
    ],
  },
];

async function setUp(options: StandInOptions, settings: TextSettings): Promise<TextEngine> {
  server = await startOpenAiStandIn({ models: ['one', 'two'], ...options });
  return createTextEngine({ base_url: server.base_url, models: ['one'], ...settings });
}

async function collect(engine: TextEngine): Promise<string> {
  let text = '';
  const retry = { ...DEFAULT_RETRY, wait: async () => {} };
  for await (const part of streamReply(engine, { messages }, retry))
    if (part.type === 'delta') text += part.text;
  return text;
}

const sentBy = (model: string) => server.requests.find((one) => one.model === model)?.messages;

describe('a message with a picture', () => {
  it('reaches a model with vision as an image part, byte by byte', async () => {
    await collect(await setUp({ sees_pictures: true }, { vision: true }));
    const [, said] = sentBy('one')!;
    const [picture, text] = said!.content as [{ image_url: { url: string } }, object];
    expect(readJpeg(picture.image_url.url)).toEqual(JPEG);
    expect(text).toEqual({ type: 'text', text: 'Look' });
  });

  it('reaches a model without vision as a line of text', async () => {
    await collect(await setUp({}, {}));
    expect(sentBy('one')![1]!.content).toBe('[Photo: a lake]\nLook');
  });

  it('is a picture or a line for each fallback, depending on its vision', async () => {
    const engine = await setUp(
      { sees_pictures: true },
      { models: ['one', 'two'], vision: ['two'] },
    );
    server.fail({ kind: 'status', status: 400 });
    await collect(engine);
    expect(sentBy('one')).toBeUndefined();
    expect(sentBy('two')![1]!.content).toHaveLength(2);
    await collect(engine);
    expect(sentBy('one')![1]!.content).toBe('[Photo: a lake]\nLook');
  });

  it('is sent as a line once a server has rejected it', async () => {
    const engine = await setUp({ sees_pictures: false }, { vision: true });
    expect(await collect(engine)).not.toBe('');
    await collect(engine);
    expect(server.requests.map((one) => one.messages[1]!.content)).toEqual([
      '[Photo: a lake]\nLook',
      '[Photo: a lake]\nLook',
    ]);
    const chats = server.requestLines.filter((line) => line.includes('/chat/completions'));
    expect(chats).toHaveLength(3);
  });
});

it('strict turns keep pictures with the texts that they are joined with', () => {
  const [, turn] = toStrictTurns([...messages, { role: 'user', content: 'And this?' }]);
  expect(turn).toEqual({
    role: 'user',
    content: '[Photo: a lake]\nLook\n\nAnd this?',
    parts: [
      { type: 'picture', jpeg: JPEG },
      { type: 'text', text: 'Look' },
      { type: 'text', text: 'And this?' },
    ],
  });
});
