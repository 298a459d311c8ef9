import { afterEach, describe, expect, it } from 'vitest';
import {
  startEmbeddingsStandIn,
  type EmbeddingsFault,
  type EmbeddingsOptions,
  type EmbeddingsStandIn,
} from '#tests/stand-ins/openai-embeddings.ts';
import { ServiceError } from '../service-error.ts';
import { createEmbeddingEngine, noEmbedding, NOT_CONFIGURED } from './index.ts';

let server: EmbeddingsStandIn | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function setUp(options: EmbeddingsOptions = {}, apiKey?: string) {
  server = await startEmbeddingsStandIn(options);
  const settings = { base_url: server.base_url, api_key: apiKey, model: 'embedder' };
  return { standIn: server, engine: createEmbeddingEngine(settings) };
}

const patient = () => new AbortController().signal;

describe('a healthy server', () => {
  it('returns a vector for each text, in order', async () => {
    const { standIn, engine } = await setUp({ meanings: [['dog', 'pet']] });
    const [dog, pet, sea] = await engine.embed(['dog', 'pet', 'sea'], patient());
    expect(dog).toEqual(pet);
    expect(dog).not.toEqual(sea);
    expect(standIn.embedded).toEqual(['dog', 'pet', 'sea']);
  });

  it('gets the key, and is described for the operator', async () => {
    const { engine } = await setUp({ api_key: 'right' }, 'right');
    expect(await engine.status()).toEqual({
      name: 'embedder',
      kind: 'openai_compatible',
      is_demo: false,
      ready: true,
      detail: 'Memories are also found by meaning: serving embedder, 64 dimensions.',
    });
  });
});

describe('a fault', () => {
  const status = (code: number): EmbeddingsFault => ({ kind: 'status', status: code });
  it.each<[string, EmbeddingsFault, Partial<ServiceError>]>([
    ['too many calls', status(429), { code: 'engine_rate_limited', retryable: true }],
    ['a server that fails', status(503), { code: 'engine_unavailable', retryable: true }],
    ['a closed connection', { kind: 'destroy' }, { code: 'engine_cut_off', retryable: true }],
    ['half an answer', { kind: 'half' }, { code: 'engine_cut_off', retryable: true }],
    [
      'no JSON',
      { kind: 'malformed', body: '<html>' },
      { code: 'engine_bad_response', retryable: false },
    ],
    ['a vector too few', { kind: 'fewer' }, { code: 'engine_bad_response', retryable: false }],
    [
      'vectors of different lengths',
      { kind: 'ragged' },
      { code: 'engine_bad_response', retryable: false },
    ],
  ])('is classified: %s', async (_, fault, expected) => {
    const { standIn, engine } = await setUp();
    standIn.fail(fault);
    const failure = await engine.embed(['one', 'two'], patient()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceError);
    expect(failure).toMatchObject(expected);
  });

  it('the status reports a wrong key or an unreachable server, without the key', async () => {
    const { engine } = await setUp({ api_key: 'right' }, 'wrong');
    const refused = await engine.status();
    expect(refused).toMatchObject({
      ready: false,
      detail: 'The embedding server does not accept EMBEDDING_API_KEY (401).',
    });
    await server?.close();
    server = undefined;
    expect(await engine.status()).toMatchObject({
      ready: false,
      detail: 'The embedding server cannot be reached.',
    });
  });

  it('a silent server is abandoned when the caller aborts', async () => {
    const { standIn, engine } = await setUp();
    standIn.fail({ kind: 'silence' });
    const abort = new AbortController();
    const asked = engine.embed(['one'], abort.signal);
    await standIn.waitUntil(() => standIn.requestLines.length === 1);
    abort.abort('enough');
    await expect(asked).rejects.toBe('enough');
  });
});

it('a missing engine reports why', async () => {
  const engine = noEmbedding(NOT_CONFIGURED);
  expect(await engine.status()).toMatchObject({
    kind: 'none',
    ready: true,
    detail: NOT_CONFIGURED,
  });
  await expect(engine.embed(['one'], patient())).rejects.toThrow(NOT_CONFIGURED);
});
