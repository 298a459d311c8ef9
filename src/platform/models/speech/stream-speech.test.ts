import { afterEach, describe, expect, it } from 'vitest';
import { makeWav } from '#tests/stand-ins/sounds.ts';
import {
  startSpeechServer,
  type SpeechFault,
  type SpeechServer,
} from '#tests/stand-ins/speech-server.ts';
import { DEFAULT_RETRY } from '../retry-policy.ts';
import { ServiceError } from '../service-error.ts';
import { browserSpeech, createSpeechEngine, DEFAULT_VOICES, type SpeechSettings } from './index.ts';

let server: SpeechServer;
afterEach(() => server.close());

async function setUp(more: Partial<SpeechSettings> = {}) {
  server = await startSpeechServer({ secondsOf: () => 1 });
  const engine = createSpeechEngine(
    { base_url: server.base_url, model: 'speaker', format: 'mp3', voices: DEFAULT_VOICES, ...more },
    undefined,
    { ...DEFAULT_RETRY, wait: async () => {} },
  );
  return { engine, abort: new AbortController() };
}

const SECOND = makeWav(1).subarray(44);

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) {
    expect(chunk.length % 2).toBe(0);
    all.push(chunk);
  }
  return Buffer.concat(all);
}

describe('a streamed sentence', () => {
  it.each([
    ['pcm', 'pcm'],
    ['wav', 'wav'],
  ] as const)('arrives as whole samples with their rate: %s', async (_, call_format) => {
    const { engine, abort } = await setUp({ call_format });
    const { sample_rate, chunks } = await engine.stream('Hello.', 'male/voice_2', abort.signal);
    expect(sample_rate).toBe(24_000);
    expect((await collect(chunks)).equals(SECOND)).toBe(true);
    expect(server.spoken).toMatchObject([{ voice: 'echo', response_format: call_format }]);
  });

  it('starts before the server has finished it', async () => {
    const { engine, abort } = await setUp();
    const finish = server.holdEnds();
    const { chunks } = await engine.stream('Hello.', 'male/voice_2', abort.signal);
    const first = await chunks[Symbol.asyncIterator]().next();
    expect(first.done).toBe(false);
    finish();
  });

  it('is canceled at the server when the caller leaves', async () => {
    const { engine, abort } = await setUp();
    server.holdEnds();
    const { chunks } = await engine.stream('Hello.', 'male/voice_2', abort.signal);
    const reading = collect(chunks);
    abort.abort('barged in');
    await expect(reading).rejects.toBe('barged in');
    await server.waitUntil(() => server.canceled.length === 1);
  });

  it('waits for a slow server', async () => {
    const { engine, abort } = await setUp();
    server.fail({ kind: 'slow', ms: 60 });
    const { chunks } = await engine.stream('Hello.', 'male/voice_2', abort.signal);
    expect(await collect(chunks)).toHaveLength(SECOND.length);
  });
});

describe('a fault of a streamed sentence', () => {
  it('that is temporary is retried before the first sound', async () => {
    const { engine, abort } = await setUp();
    server.fail({ kind: 'status', status: 429, retry_after: '1' });
    const { chunks } = await engine.stream('Hello.', 'male/voice_2', abort.signal);
    expect(await collect(chunks)).toHaveLength(SECOND.length);
  });

  it.each<[string, SpeechFault, Partial<ServiceError>]>([
    ['too many calls', { kind: 'status', status: 429 }, { code: 'engine_rate_limited' }],
    ['no audio', { kind: 'malformed', body: '{}' }, { code: 'engine_bad_response' }],
    ['an empty body', { kind: 'empty' }, { code: 'engine_bad_response' }],
  ])('that is permanent is classified: %s', async (_, fault, expected) => {
    const { engine, abort } = await setUp();
    server.fail(fault, 3);
    const asked = engine.stream('Hello.', 'male/voice_2', abort.signal);
    await expect(asked).rejects.toMatchObject(expected);
  });

  it('in mid-stream reaches the reader', async () => {
    const { engine, abort } = await setUp();
    server.fail({ kind: 'cut' });
    const { chunks } = await engine.stream('Hello.', 'male/voice_2', abort.signal);
    await expect(collect(chunks)).rejects.toMatchObject({ code: 'engine_cut_off' });
  });

  it.each<[string, SpeechFault]>([
    ['no WAV file', { kind: 'malformed', body: 'x'.repeat(100), type: 'audio/wav' }],
    ['two channels', { kind: 'stereo' }],
  ])('of a WAV header is refused: %s', async (_, fault) => {
    const { engine, abort } = await setUp({ call_format: 'wav' });
    server.fail(fault);
    const asked = engine.stream('Hello.', 'male/voice_2', abort.signal);
    await expect(asked).rejects.toMatchObject({ code: 'engine_bad_response' });
  });

  it('is the result without a server', async () => {
    await setUp();
    const asked = browserSpeech().stream('Hello.', 'male/voice_2', new AbortController().signal);
    await expect(asked).rejects.toThrow(ServiceError);
  });
});
