import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { collectOutcomes, createTestEngine } from '#tests/helpers/image-engine.ts';
import {
  startComfyStandIn,
  type ComfyFault,
  type ComfyOptions,
  type ComfyStandIn,
} from '#tests/stand-ins/comfyui.ts';
import type { ImageEngine, ImageSettings } from '../types.ts';

let server: ComfyStandIn | undefined;
let engine: ImageEngine | undefined;
let folder: string | undefined;
afterEach(async () => {
  server?.release();
  await engine?.close();
  await server?.close();
  if (folder) await rm(folder, { recursive: true });
  folder = undefined;
});

async function setUp(options: ComfyOptions = {}, settings: Partial<ImageSettings> = {}) {
  server = await startComfyStandIn(options);
  const opened = await createTestEngine({
    engine: 'comfyui',
    baseUrl: server.origin,
    model: 'dream.safetensors',
    ...settings,
  });
  engine = opened.engine;
  return { server, engine, waits: opened.waits };
}

async function writeGraph(graph: unknown): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'graph-'));
  const path = join(folder, 'graph.json');
  await writeFile(path, typeof graph === 'string' ? graph : JSON.stringify(graph));
  return path;
}
const times = (standIn: ComfyStandIn, line: string) =>
  standIn.requestLines.filter((each) => each.startsWith(line)).length;

describe('a healthy ComfyUI', () => {
  it('runs the built-in graph and follows it over the socket', async () => {
    const given = await setUp();
    const reported: number[] = [];
    const { made } = await collectOutcomes(given.engine, {
      onProgress: (fraction) => reported.push(fraction),
    });
    expect(made).toMatchObject([
      { index: 0, seed: 7, width: 64, height: 96, mediaType: 'image/png' },
    ]);
    expect(reported).toEqual([0, 0.25, 0.5, 0.75, 0.99, 1]);
    expect(given.server.connectedClients).toHaveLength(1);
    // The history is not polled while the socket works, except at the end.
    expect(times(given.server, 'GET /history')).toBe(1);
    await given.server.waitUntil(() => given.server.sockets === 0);
  });

  it('sends any prompt unchanged', async () => {
    const given = await setUp();
    const prompt = '"quoted", {braces} \\ %seed% %negative_prompt%\nand a second line ☕ $& $1';
    expect((await collectOutcomes(given.engine, { prompt })).made).toHaveLength(1);
    const [graph] = given.server.graphs;
    expect(graph!['6']!.inputs.text).toBe(prompt);
    expect(graph!['7']!.inputs.text).toBe('blurry');
    expect(graph!['3']!.inputs).toMatchObject({
      seed: 7,
      steps: 28,
      cfg: 7,
      sampler_name: 'euler',
      scheduler: 'normal',
    });
  });

  it('makes several pictures with a seed each and delivers each at once', async () => {
    const given = await setUp();
    const { made } = await collectOutcomes(given.engine, { count: 3 });
    expect(made.map(({ index, seed }) => [index, seed])).toEqual([
      [0, 7],
      [1, 8],
      [2, 9],
    ]);
  });

  it('stores its pictures only until it restarts', async () => {
    const given = await setUp();
    await collectOutcomes(given.engine);
    expect(Object.values(given.server.graphs[0]!).map((node) => node.class_type)).not.toContain(
      'SaveImage',
    );
  });

  it('runs the operator’s graph, and prefers saved pictures to previews', async () => {
    const { default: shipped } = await import('./txt2img.json', { with: { type: 'json' } });
    const graph = {
      ...shipped,
      '10': {
        class_type: 'SaveImage',
        inputs: { images: ['8', 0], filename_prefix: 'own %seed%' },
      },
    };
    const given = await setUp({}, { comfyuiGraph: await writeGraph(graph) });
    expect((await collectOutcomes(given.engine)).made).toHaveLength(1);
    expect(given.server.graphs[0]!['10']!.inputs.filename_prefix).toBe('own 7');
  });

  it('sends the key with calls and socket', async () => {
    const given = await setUp({ api_key: 'k' }, { apiKey: 'k' });
    expect((await collectOutcomes(given.engine)).made).toHaveLength(1);
    expect(given.server.connectedClients).toHaveLength(1);
  });
});

describe('a socket that fails', () => {
  it.each<[string, ComfyOptions, ComfyFault | undefined]>([
    ['is not offered', { no_socket: true }, undefined],
    ['is cut in the middle', {}, { kind: 'cut_socket' }],
    ['falls silent', {}, { kind: 'silent_socket' }],
  ])('%s: falls back to the history', async (_name, options, fault) => {
    const given = await setUp(options, { timeouts: { quiet_ms: 20 } });
    if (fault) given.server.fail(fault);
    expect((await collectOutcomes(given.engine)).made).toMatchObject([{ index: 0, seed: 7 }]);
    expect(given.server.graphs).toHaveLength(1);
  });

  it('retries while the server is briefly down', async () => {
    const given = await setUp({ hold: true });
    given.server.fail({ kind: 'cut_socket' });
    given.server.failCall({ path: '/queue', status: 503 });
    given.server.failCall({ path: '/history', status: 502 });
    const outcomes = collectOutcomes(given.engine);
    await given.server.waitUntil(() => times(given.server, 'GET /history') > 1);
    given.server.release();
    expect((await outcomes).made).toHaveLength(1);
    expect(given.server.graphs).toHaveLength(1);
  });

  it('reports the job as lost after a server restart', async () => {
    const given = await setUp();
    given.server.fail({ kind: 'restart' });
    const { error } = await collectOutcomes(given.engine);
    expect(error).toMatchObject({ code: 'engine_cut_off', retryable: true });
    expect(error?.message).toContain('lost');
  });
});

describe('failures', () => {
  it('reports which node rejects which input', async () => {
    const given = await setUp({}, { model: 'missing.safetensors' });
    const { error } = await collectOutcomes(given.engine);
    expect(error).toMatchObject({ code: 'engine_bad_response', retryable: false, status: 400 });
    expect(error?.message).toContain(
      "CheckpointLoaderSimple (4): Value not in list, ckpt_name: 'missing.safetensors' not in ['dream.safetensors']",
    );
    expect(given.waits).toEqual([]);
  });

  it('reports a node that does not exist', async () => {
    const graph = { '1': { class_type: 'FluxThing', inputs: { text: '%prompt%' } } };
    const given = await setUp({}, { comfyuiGraph: await writeGraph(graph) });
    expect((await collectOutcomes(given.engine)).error?.message).toContain(
      'node FluxThing does not exist., Node ID',
    );
  });

  it.each<[ComfyFault, string, string]>([
    [{ kind: 'execution_error' }, 'engine_failed', 'KSampler failed: Allocation on device'],
    [{ kind: 'interrupted' }, 'engine_failed', 'interrupted on the server'],
    [{ kind: 'no_outputs' }, 'engine_failed', 'made no picture'],
    [{ kind: 'truncated_picture' }, 'engine_bad_picture', 'incomplete'],
  ])('reports %o, and continues with the others', async (fault, code, sentence) => {
    const given = await setUp();
    given.server.fail(fault);
    const { made, failed } = await collectOutcomes(given.engine, { count: 4 });
    expect(made.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(failed).toMatchObject([{ index: 0, error: { code, retryable: true } }]);
    expect(failed[0]?.error.message).toContain(sentence);
  });

  it.each<ComfyFault>([{ kind: 'execution_error' }, { kind: 'interrupted' }])(
    'reads %o from the history when there is no socket',
    async (fault) => {
      const given = await setUp({ no_socket: true });
      given.server.fail(fault);
      expect((await collectOutcomes(given.engine)).error).toMatchObject({ code: 'engine_failed' });
    },
  );

  it('requeues only what was not queued', async () => {
    const given = await setUp();
    given.server.failCall({ path: '/prompt', status: 503, retry_after: '2' }, 2);
    expect((await collectOutcomes(given.engine)).made).toHaveLength(1);
    expect(given.waits).toEqual([2000, 2000]);
    expect(given.server.graphs).toHaveLength(1);
  });

  it('retries fetching a finished picture, and never makes it twice', async () => {
    const given = await setUp();
    given.server.failCall({ path: '/view', status: 503 }, 2);
    expect((await collectOutcomes(given.engine)).made).toHaveLength(1);
    given.server.failCall({ path: '/view', status: 503 }, 3);
    expect((await collectOutcomes(given.engine)).error).toMatchObject({ code: 'engine_cut_off' });
    expect(given.server.graphs).toHaveLength(2);
  });

  it('gives up when a prompt is not accepted in time', async () => {
    const given = await setUp({}, { timeouts: { answer_ms: 40 } });
    given.server.failCall({ path: '/prompt', silence: true });
    expect((await collectOutcomes(given.engine)).error).toMatchObject({ code: 'engine_timeout' });
  });

  it('names the setting when the key is wrong', async () => {
    const given = await setUp({ api_key: 'right' }, { apiKey: 'wrong' });
    const { error } = await collectOutcomes(given.engine);
    expect(error).toMatchObject({ status: 401, retryable: false });
    expect(error?.message).toContain('IMAGE_API_KEY');
  });
});

describe('canceling', () => {
  it('interrupts the running prompt', async () => {
    const given = await setUp({ hold: true });
    const stop = new AbortController();
    const reported: number[] = [];
    const outcomes = collectOutcomes(given.engine, {
      count: 2,
      signal: stop.signal,
      onProgress: (fraction) => {
        reported.push(fraction);
        if (fraction === 0.25) stop.abort(new Error('enough'));
      },
    });
    await expect(outcomes).rejects.toThrow('enough');
    await given.server.waitUntil(() => given.server.interrupted.length === 1);
    expect(given.server.graphs).toHaveLength(1);
    await given.server.waitUntil(() => given.server.sockets === 0);
  });

  it('removes a waiting prompt from the queue and leaves other clients’ prompts alone', async () => {
    const given = await setUp();
    given.server.blockQueue();
    const stop = new AbortController();
    const outcomes = collectOutcomes(given.engine, { signal: stop.signal });
    await given.server.waitUntil(() => given.server.graphs.length === 1);
    stop.abort(new Error('enough'));
    await expect(outcomes).rejects.toThrow('enough');
    await given.server.waitUntil(() => given.server.deleted.length === 1);
    await given.engine.close();
    expect(given.server.interrupted).toEqual([]);
  });

  it('also interrupts at the timeout', async () => {
    const given = await setUp({ hold: true }, { timeouts: { total_ms: 500 } });
    const { error } = await collectOutcomes(given.engine);
    expect(error).toMatchObject({ code: 'engine_timeout' });
    expect(given.server.interrupted).toHaveLength(1);
  });
});

describe('status', () => {
  it.each([
    ['dream.safetensors', false, true, 'Serving dream.safetensors.'],
    ['dream.safetensors', true, true, 'Serving dream.safetensors.'],
    ['other', false, false, 'The server has no checkpoint other.'],
  ])('of checkpoint %s (combo lists: %s)', async (model, combo_lists, ready, detail) => {
    const given = await setUp({ combo_lists }, { model });
    expect(await given.engine.status()).toEqual({
      name: model,
      kind: 'comfyui',
      is_demo: false,
      ready,
      detail,
    });
  });

  it('reports a graph without the negative prompt', async () => {
    const graph = { '1': { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%' } } };
    const comfyuiGraph = await writeGraph(graph);
    const given = await setUp({}, { comfyuiGraph });
    expect((await given.engine.status()).detail).toContain('%negative_prompt%');
  });

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{"1": {"class_type": %seed%}}', /cannot be read as JSON/],
    ['a drawing', { nodes: [], links: [] }, /API format/],
    ['something else', { hello: 'world' }, /no graph/],
    ['without a prompt', { '1': { class_type: 'A', inputs: {} } }, /no %prompt%/],
  ])('a graph file that is %s prevents the start', async (_name, content, sentence) => {
    const comfyuiGraph = await writeGraph(content);
    await expect(
      createTestEngine({ engine: 'comfyui', baseUrl: 'http://127.0.0.1:1', comfyuiGraph }),
    ).rejects.toThrow(sentence);
  });
});
