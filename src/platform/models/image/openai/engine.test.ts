import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { collectOutcomes, createTestEngine, IMAGE_REQUEST } from '#tests/helpers/image-engine.ts';
import {
  startImagesStandIn,
  type ImagesFault,
  type ImagesOptions,
  type ImagesStandIn,
} from '#tests/stand-ins/openai-images.ts';
import type { ImageEngine, ImageSettings } from '../types.ts';

let server: ImagesStandIn | undefined;
let engine: ImageEngine | undefined;
afterEach(async () => {
  await engine?.close();
  await server?.close();
});

async function setUp(options: ImagesOptions = {}, settings: Partial<ImageSettings> = {}) {
  server = await startImagesStandIn(options);
  const opened = await createTestEngine({
    engine: 'openai',
    baseUrl: server.base_url,
    model: 'local-1',
    ...settings,
  });
  engine = opened.engine;
  return { server, engine, waits: opened.waits };
}
const local = { models: ['local-1'] };
const asked = (standIn: ImagesStandIn) =>
  standIn.requestLines.filter((line) => line === 'POST /v1/images/generations').length;

describe('OpenAI’s own models', () => {
  it('uses the nearest size, with the negative prompt as a sentence', async () => {
    const given = await setUp({ api_key: 'right' }, { model: 'gpt-image-1', apiKey: 'right' });
    const { made } = await collectOutcomes(given.engine, { width: 832, height: 1216 });
    expect(given.server.requests).toEqual([
      {
        model: 'gpt-image-1',
        prompt: `${IMAGE_REQUEST.prompt}\n\nDo not show: blurry.`,
        n: 1,
        size: '1024x1536',
        quality: 'auto',
        output_format: 'png',
      },
    ]);
    expect(made).toMatchObject([
      { index: 0, mediaType: 'image/png', width: 1024, height: 1536, seed: null },
    ]);
    expect((await sharp(made[0]!.bytes).metadata()).format).toBe('png');
  });

  it('requests base64 from DALL·E from the start', async () => {
    const given = await setUp({}, { model: 'dall-e-3', quality: 'hd' });
    const { made } = await collectOutcomes(given.engine, { width: 1216, height: 832 });
    expect(given.server.requests[0]).toMatchObject({
      size: '1792x1024',
      quality: 'hd',
      response_format: 'b64_json',
    });
    expect(made).toHaveLength(1);
    expect(asked(given.server)).toBe(1);
  });
});

describe('other servers', () => {
  it('receive size, seed, and negative prompt as fields, with a seed per picture', async () => {
    const given = await setUp(local);
    const { made } = await collectOutcomes(given.engine, { count: 4, seed: 2 ** 32 - 2 });
    expect(given.server.requests).toHaveLength(4);
    expect(given.server.requests[0]).toMatchObject({
      prompt: IMAGE_REQUEST.prompt,
      negative_prompt: 'blurry',
      size: '64x96',
    });
    expect(made.map(({ index, seed }) => [index, seed]).toSorted()).toEqual([
      [0, 2 ** 32 - 2],
      [1, 2 ** 32 - 1],
      [2, 0],
      [3, 1],
    ]);
  });

  it('fetches a picture from a URL of the same server', async () => {
    const given = await setUp({ ...local, api_key: 'k' }, { apiKey: 'k' });
    const { made } = await collectOutcomes(given.engine);
    expect(made).toMatchObject([{ width: 64, height: 96 }]);
    expect(given.server.requestLines).toContain('GET /files/1.png');
  });

  it('never fetches from a private address in a response, and requests base64 instead', async () => {
    const given = await setUp({ ...local, file_base: 'http://169.254.169.254' });
    expect((await collectOutcomes(given.engine)).made).toHaveLength(1);
    expect(given.server.requests.map((body) => body.response_format)).toEqual([
      undefined,
      'b64_json',
    ]);
  });

  it.each(['error', 'silently'] as const)(
    'learns once that response_format is required (%s)',
    async (requires_response_format) => {
      const given = await setUp({ ...local, requires_response_format });
      expect((await collectOutcomes(given.engine)).made).toHaveLength(1);
      expect(asked(given.server)).toBe(2);
      expect((await collectOutcomes(given.engine)).made).toHaveLength(1);
      expect(asked(given.server)).toBe(3);
    },
  );

  it('omits fields that a server does not support', async () => {
    const given = await setUp({ ...local, fields: ['n', 'response_format'] });
    const { made } = await collectOutcomes(given.engine);
    expect(made).toMatchObject([{ width: 1024, height: 1024, seed: null }]);
    expect(Object.keys(given.server.requests[0]!).toSorted()).toEqual(['model', 'n', 'prompt']);
  });

  it('works through the SDK’s interface alone', async () => {
    const given = await setUp(local);
    const { images } = await given.engine.model.doGenerate({
      prompt: 'A lighthouse',
      n: 1,
      size: '64x64',
      aspectRatio: undefined,
      seed: 3,
      files: undefined,
      mask: undefined,
      providerOptions: {},
    });
    expect(images).toHaveLength(1);
  });
});

describe('failures', () => {
  it('waits as long as a 429 requests, then retries', async () => {
    const given = await setUp(local);
    given.server.fail({ kind: 'status', status: 429, retry_after: '3' });
    expect((await collectOutcomes(given.engine)).made).toHaveLength(1);
    expect(given.waits).toEqual([3000]);
  });

  it('does not wait longer than the picture’s deadline', async () => {
    const given = await setUp(local, { timeouts: { total_ms: 20_000 } });
    given.server.fail({ kind: 'status', status: 429, retry_after: '40' });
    const { error } = await collectOutcomes(given.engine);
    expect(error).toMatchObject({ code: 'engine_rate_limited', retry_after_ms: 40_000 });
    expect(given.waits).toEqual([]);
  });

  it.each([502, 503, 504])('tries three times at %i, waiting longer each time', async (status) => {
    const given = await setUp(local);
    given.server.fail({ kind: 'status', status }, 3);
    const { error } = await collectOutcomes(given.engine);
    expect(error).toMatchObject({ code: 'engine_unavailable', retryable: true, status });
    expect(given.waits).toEqual([250, 500]);
  });

  it.each<[string, ImagesFault, object]>([
    ['a picture against the policy', { kind: 'policy' }, { code: 'engine_refused' }],
    [
      'a prompt against the policy',
      { kind: 'policy', code: 'content_policy_violation' },
      { code: 'engine_refused' },
    ],
    [
      'an account without credit',
      { kind: 'status', status: 429, code: 'insufficient_quota' },
      { code: 'engine_unavailable', message: expect.stringContaining('credit') },
    ],
    ['a refusal', { kind: 'status', status: 400 }, { code: 'engine_bad_response', status: 400 }],
    [
      'a redirect',
      { kind: 'redirect' },
      { code: 'engine_bad_response', message: expect.stringContaining('elsewhere.example') },
    ],
  ])('reports %s without a retry', async (_name, fault, error) => {
    const given = await setUp(local);
    given.server.fail(fault);
    const { failed } = await collectOutcomes(given.engine, { count: 1 });
    expect(failed).toMatchObject([{ error: { ...error, retryable: false } }]);
    expect(asked(given.server)).toBe(1);
  });

  it.each<[ImagesFault, string, boolean]>([
    [{ kind: 'status', status: 500 }, 'engine_failed', true],
    [{ kind: 'cut_mid_body' }, 'engine_cut_off', true],
    [{ kind: 'destroy' }, 'engine_cut_off', true],
    [{ kind: 'malformed_json' }, 'engine_bad_response', true],
    [{ kind: 'html_page' }, 'engine_bad_response', true],
    [{ kind: 'no_data' }, 'engine_bad_response', true],
    [{ kind: 'truncated_picture' }, 'engine_bad_picture', true],
    [{ kind: 'html_as_picture' }, 'engine_bad_picture', true],
    [{ kind: 'black_picture' }, 'engine_bad_picture', true],
  ])('reports %o as %s without paying twice', async (fault, code, retryable) => {
    const given = await setUp(local);
    given.server.fail(fault);
    const { failed } = await collectOutcomes(given.engine);
    expect(failed).toMatchObject([{ index: 0, error: { code, retryable } }]);
    expect(asked(given.server)).toBe(1);
  });

  it('loses one of four pictures and delivers three', async () => {
    const given = await setUp(local, { concurrency: 1 });
    given.server.fail({ kind: 'truncated_picture' });
    const { made, failed } = await collectOutcomes(given.engine, { count: 4 });
    expect(made.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(failed).toMatchObject([{ index: 0, error: { code: 'engine_bad_picture' } }]);
  });

  it('stops when all other pictures would fail the same way', async () => {
    const given = await setUp(local, { concurrency: 1 });
    given.server.fail({ kind: 'policy' });
    const { failed } = await collectOutcomes(given.engine, { count: 8 });
    expect(failed).toHaveLength(8);
    expect(asked(given.server)).toBe(1);
  });

  it('names the setting when the key is wrong, and never the key', async () => {
    const given = await setUp({ ...local, api_key: 'right' }, { apiKey: 'wrong-key' });
    const { error } = await collectOutcomes(given.engine);
    expect(error?.message).toContain('IMAGE_API_KEY');
    expect(error?.message).not.toContain('wrong-key');
    expect(await given.engine.status()).toMatchObject({ ready: false });
  });

  it('retries when the connection is refused, then reports it', async () => {
    const given = await setUp(local);
    await given.server.close();
    const { failed } = await collectOutcomes(given.engine, { count: 1 });
    expect(failed[0]?.error).toMatchObject({ code: 'engine_unavailable', nothing_begun: true });
    expect(given.waits).toEqual([250, 500]);
    expect(await given.engine.status()).toMatchObject({ ready: false });
  });

  it('gives up at the timeout', async () => {
    const given = await setUp(local, { timeouts: { total_ms: 300 } });
    given.server.fail({ kind: 'silence' });
    expect((await collectOutcomes(given.engine)).error).toMatchObject({ code: 'engine_timeout' });
    await given.server.waitUntil(() => given.server.abortedRequests.length === 1);
  });

  it('gives up a connection that is never established', async () => {
    const { createServer } = await import('node:net');
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const opened = await createTestEngine({
      engine: 'openai',
      model: 'm',
      // A handshake that never completes, as behind a firewall that drops packets.
      baseUrl: `https://127.0.0.1:${port}/v1`,
      timeouts: { connect_ms: 30, total_ms: 20_000 },
    });
    const { error } = await collectOutcomes(opened.engine);
    expect(error).toMatchObject({ code: 'engine_unavailable', nothing_begun: true });
    await opened.engine.close();
    silent.close();
  });
});

describe('canceling', () => {
  it('closes the connection, starts nothing more, and throws the caller’s reason', async () => {
    const given = await setUp(local, { concurrency: 1 });
    given.server.fail({ kind: 'silence' });
    const stop = new AbortController();
    const outcomes = collectOutcomes(given.engine, { count: 4, signal: stop.signal });
    await given.server.waitUntil(() => asked(given.server) === 1);
    stop.abort(new Error('changed my mind'));
    await expect(outcomes).rejects.toThrow('changed my mind');
    await given.server.waitUntil(() => given.server.abortedRequests.length === 1);
    // The slot is free for the next request.
    expect((await collectOutcomes(given.engine)).made).toHaveLength(1);
    expect(asked(given.server)).toBe(2);
  });

  it('cancels the rest when the consumer leaves early', async () => {
    const given = await setUp(local, { concurrency: 2 });
    given.server.fail({ kind: 'truncated_picture' });
    given.server.fail({ kind: 'silence' });
    for await (const outcome of given.engine.generate({ ...IMAGE_REQUEST, count: 2 })) {
      expect(outcome.status).toBe('failed');
      break;
    }
    await given.server.waitUntil(() => given.server.abortedRequests.length === 1);
  });

  it('happens when the engine is closed', async () => {
    const given = await setUp(local);
    given.server.fail({ kind: 'silence' });
    const outcomes = collectOutcomes(given.engine);
    await given.server.waitUntil(() => asked(given.server) === 1);
    const closing = given.engine.close();
    await expect(outcomes).rejects.toMatchObject({ code: 'engine_unavailable' });
    await closing;
  });
});

describe('the rest of the interface', () => {
  it.each([{ count: 0 }, { count: 9 }, { width: 10 }, { height: 9000 }, { seed: -1 }])(
    'refuses %o',
    async (wrong) => {
      const given = await setUp(local);
      await expect(collectOutcomes(given.engine, wrong)).rejects.toThrow(RangeError);
    },
  );

  it('never exceeds the concurrency limit', async () => {
    const given = await setUp(local, { concurrency: 2 });
    given.server.fail({ kind: 'silence' }, 2);
    const stop = new AbortController();
    const outcomes = collectOutcomes(given.engine, { count: 8, signal: stop.signal });
    await given.server.waitUntil(() => asked(given.server) === 2);
    expect(await given.engine.status()).toMatchObject({ ready: true, detail: 'Serving local-1.' });
    expect(asked(given.server)).toBe(2);
    stop.abort();
    await expect(outcomes).rejects.toThrow();
  });

  it('reports the progress of each picture up to 1', async () => {
    const given = await setUp(local);
    const reported: [number, number][] = [];
    await collectOutcomes(given.engine, {
      count: 2,
      onProgress: (fraction, index) => reported.push([index, fraction]),
    });
    for (const index of [0, 1])
      expect(reported.filter(([of]) => of === index).map(([, fraction]) => fraction)).toEqual([
        0, 1,
      ]);
  });

  it('reports a model that the server does not list', async () => {
    const given = await setUp(local, { model: 'other' });
    expect(await given.engine.status()).toEqual({
      name: 'other',
      kind: 'openai',
      is_demo: false,
      ready: true,
      detail: 'The server does not list other.',
    });
  });
});
