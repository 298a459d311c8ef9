import { afterEach, describe, expect, it } from 'vitest';
import { instantRetry } from '#tests/helpers/image-engine.ts';
import {
  startModerationsStandIn,
  type ModerationsOptions,
  type ModerationsStandIn,
} from '#tests/stand-ins/openai-moderations.ts';
import { createModerationEngine, type ModerationSettings } from './index.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

let server: ModerationsStandIn | undefined;
afterEach(async () => {
  await server?.close();
});

async function setUp(options: ModerationsOptions = {}, more: Partial<ModerationSettings> = {}) {
  server = await startModerationsStandIn(options);
  const settings = { engine: 'openai', baseUrl: server.base_url, ...more } as const;
  return { standIn: server, engine: await createModerationEngine(settings, instantRetry()) };
}

describe('texts', () => {
  it('are sent as one string with the key, and return a score per label', async () => {
    const { standIn, engine } = await setUp(
      {
        api_key: 'right',
        scores: ({ text }) => (text?.includes('fight') ? { violence: 0.91 } : {}),
      },
      { apiKey: 'right' },
    );
    const { scores } = await engine.judgeText({ text: 'First part.\n\nThen a fight.' });
    expect(standIn.requests).toEqual([
      { model: 'omni-moderation-latest', input: 'First part.\n\nThen a fight.' },
    ]);
    expect(scores).toMatchObject({ violence: 0.91, 'sexual/minors': 1.2e-6, hate: 1.2e-6 });
    expect(Object.keys(scores)).toHaveLength(13);
  });

  it('use the configured model', async () => {
    const { standIn, engine } = await setUp({ models: ['mine'] }, { model: 'mine' });
    await engine.judgeText({ text: 'Hello' });
    expect(standIn.requests).toMatchObject([{ model: 'mine' }]);
    expect(engine.name).toBe('mine');
  });

  it('are not sent if empty', async () => {
    const { standIn, engine } = await setUp();
    expect(await engine.judgeText({ text: ' \n' })).toEqual({ scores: {} });
    expect(standIn.requestLines).toEqual([]);
  });

  it('are sent well-formed when cut within a character', async () => {
    const { standIn, engine } = await setUp();
    await engine.judgeText({ text: 'A heart 💛'.slice(0, -1) });
    expect(standIn.judged[0]?.text).toBe('A heart \ufffd');
  });
});

describe('pictures', () => {
  it('are sent inside the request; labels without picture support are omitted', async () => {
    const { standIn, engine } = await setUp({ scores: () => ({ violence: 0.7 }) });
    const { scores, adults } = await engine.judgePicture({ jpeg: JPEG });
    expect(standIn.requests).toEqual([
      {
        model: 'omni-moderation-latest',
        input: [{ type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/4AECAw==' } }],
      },
    ]);
    expect(scores).toMatchObject({ violence: 0.7, sexual: 1.2e-6 });
    expect(Object.keys(scores)).not.toContain('sexual/minors');
    expect(Object.keys(scores)).not.toContain('hate');
    expect(adults).toBeNull();
  });

  it('are sent alone when part of a larger buffer', async () => {
    const { standIn, engine } = await setUp();
    const buffer = Buffer.concat([Buffer.from('before'), JPEG, Buffer.from('after')]);
    await engine.judgePicture({ jpeg: buffer.subarray(6, 6 + JPEG.length) });
    expect(standIn.judged[0]?.jpeg?.equals(JPEG)).toBe(true);
  });
});

describe('responses that do not match the documented format', () => {
  const result = (scores: unknown) => JSON.stringify({ results: [{ category_scores: scores }] });
  it.each([
    ['no list of results', '{}'],
    ['null', 'null'],
    ['results that are invalid', '{"results": [null]}'],
    [
      'more results than requested',
      '{"results": [{"category_scores": {"a": 0}}, {"category_scores": {"a": 1}}]}',
    ],
    ['no labels', result({})],
    ['labels without a score', result({ violence: null })],
    ['a score that is not a number', result({ violence: '0.9' })],
    ['a score beyond 1', result({ violence: 90 })],
    [
      'labels that all look at something else',
      JSON.stringify({
        results: [{ category_scores: { a: 0 }, category_applied_input_types: { a: ['image'] } }],
      }),
    ],
  ])('are an error: %s', async (_name, body) => {
    const { standIn, engine } = await setUp();
    standIn.fail({ kind: 'malformed', body }, 3);
    await expect(engine.judgeText({ text: 'Hello' })).rejects.toMatchObject({
      name: 'ModerationError',
      code: 'engine_bad_response',
      retryable: true,
    });
  });

  it('are an error when endless', async () => {
    const { standIn, engine } = await setUp();
    standIn.fail({ kind: 'malformed', body: `{"results": "${'x'.repeat(1_100_000)}"}` });
    await expect(engine.judgeText({ text: 'Hello' })).rejects.toMatchObject({
      code: 'engine_bad_response',
      retryable: false,
    });
  });

  it('may omit the input types, and labels that do not apply', async () => {
    const { standIn, engine } = await setUp();
    standIn.fail({ kind: 'malformed', body: result({ violence: 0.2, illicit: null }) });
    expect(await engine.judgeText({ text: 'Hello' })).toEqual({ scores: { violence: 0.2 } });
  });

  it('are not followed when they redirect: user text is not sent elsewhere', async () => {
    const { standIn, engine } = await setUp();
    standIn.fail({ kind: 'redirect' });
    await expect(engine.judgeText({ text: 'Hello' })).rejects.toMatchObject({
      code: 'engine_bad_response',
      status: 302,
    });
  });
});
