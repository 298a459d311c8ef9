import { afterEach, describe, expect, it } from 'vitest';
import { collectOutcomes, createTestEngine, IMAGE_REQUEST } from '#tests/helpers/image-engine.ts';
import {
  startWebuiStandIn,
  type WebuiFault,
  type WebuiOptions,
  type WebuiStandIn,
} from '#tests/stand-ins/automatic1111.ts';
import type { ImageEngine, ImageSettings } from '../types.ts';

let server: WebuiStandIn | undefined;
let engine: ImageEngine | undefined;
afterEach(async () => {
  server?.unlock();
  await engine?.close();
  await server?.close();
});

async function setUp(options: WebuiOptions = {}, settings: Partial<ImageSettings> = {}) {
  server = await startWebuiStandIn(options);
  const opened = await createTestEngine({
    engine: 'automatic1111',
    baseUrl: server.origin,
    ...settings,
  });
  engine = opened.engine;
  return { server, engine, waits: opened.waits };
}
const times = (standIn: WebuiStandIn, path: string) =>
  standIn.requestLines.filter((line) => line.endsWith(path)).length;

describe('a healthy web UI', () => {
  it('receives the documented fields and no others', async () => {
    const given = await setUp(
      {},
      { model: 'dream', sampler: 'Euler a', scheduler: 'karras', steps: 20, cfg: 5.5 },
    );
    const { made } = await collectOutcomes(given.engine, { width: 70, height: 93 });
    expect(given.server.requests).toEqual([
      {
        prompt: IMAGE_REQUEST.prompt,
        negative_prompt: 'blurry',
        steps: 20,
        cfg_scale: 5.5,
        sampler_name: 'Euler a',
        scheduler: 'karras',
        width: 72,
        height: 96,
        seed: 7,
        batch_size: 1,
        n_iter: 1,
        override_settings: { sd_model_checkpoint: 'dream' },
        override_settings_restore_afterwards: false,
        send_images: true,
        save_images: false,
      },
    ]);
    expect(given.server.ignored).toEqual([]);
    expect(made).toMatchObject([
      { index: 0, seed: 7, width: 72, height: 96, mediaType: 'image/png' },
    ]);
  });

  it('makes several pictures in sequence and delivers each at once', async () => {
    const given = await setUp();
    const delivered: number[] = [];
    for await (const outcome of given.engine.generate({ ...IMAGE_REQUEST, count: 4 })) {
      expect(outcome.status).toBe('made');
      delivered.push(outcome.index);
    }
    expect(delivered).toEqual([0, 1, 2, 3]);
    expect(given.server.requests.map(({ seed }) => seed)).toEqual([7, 8, 9, 10]);
  });

  it('reports progress from the server', async () => {
    const given = await setUp({ steps_by_progress: true }, { steps: 4 });
    const reported: number[] = [];
    const { made } = await collectOutcomes(given.engine, {
      onProgress: (fraction) => reported.push(fraction),
    });
    expect(made).toHaveLength(1);
    expect(reported.slice(0, 5)).toEqual([0, 0.01, 0.26, 0.51, 0.76]);
    expect(reported.at(-1)).toBe(1);
  });

  it('falls back to the requested seed if info is unreadable', async () => {
    const given = await setUp();
    given.server.fail({ kind: 'info_not_json' });
    expect((await collectOutcomes(given.engine)).made).toMatchObject([{ seed: 7 }]);
  });

  it('signs in with user and password', async () => {
    const auth = { user: 'me', password: 'secret:er' };
    const given = await setUp({ auth }, { apiKey: 'me:secret:er' });
    expect((await collectOutcomes(given.engine)).made).toHaveLength(1);
    expect(await given.engine.status()).toMatchObject({ ready: true });
  });
});

describe('canceling', () => {
  it('interrupts the running job and starts no other', async () => {
    const given = await setUp({ steps_by_progress: true }, { steps: 1000 });
    const stop = new AbortController();
    const outcomes = collectOutcomes(given.engine, { count: 3, signal: stop.signal });
    await given.server.waitUntil(() => given.server.isRunning());
    stop.abort(new Error('enough'));
    await expect(outcomes).rejects.toThrow('enough');
    await given.server.waitUntil(() => given.server.interrupted === 1);
    await given.engine.close();
    expect(given.server.requests).toHaveLength(1);
    expect(given.server.abortedRequests).toEqual([]);
  });

  it('repeats the interrupt if the job had not started', async () => {
    const given = await setUp({ steps_by_progress: true }, { steps: 1000 });
    given.server.lock();
    const stop = new AbortController();
    const outcomes = collectOutcomes(given.engine, { signal: stop.signal });
    await given.server.waitUntil(() => given.server.requests.length === 1);
    stop.abort(new Error('enough'));
    await expect(outcomes).rejects.toThrow('enough');
    await given.server.waitUntil(() => times(given.server, '/interrupt') === 1);
    given.server.unlock();
    await given.server.waitUntil(() => given.server.interrupted === 1);
  });

  it('also interrupts at the timeout', async () => {
    const given = await setUp(
      { steps_by_progress: true },
      { steps: 100_000, timeouts: { total_ms: 400 } },
    );
    const { error } = await collectOutcomes(given.engine);
    expect(error).toMatchObject({ code: 'engine_timeout' });
    expect(given.server.interrupted).toBe(1);
  });

  it('does not interrupt while another picture of ours may be running', async () => {
    const given = await setUp({ steps_by_progress: true }, { steps: 60, concurrency: 2 });
    const stop = new AbortController();
    const kept = collectOutcomes(given.engine);
    await given.server.waitUntil(() => given.server.isRunning());
    const left = collectOutcomes(given.engine, { signal: stop.signal });
    await given.server.waitUntil(() => times(given.server, '/txt2img') === 2);
    stop.abort(new Error('enough'));
    await expect(left).rejects.toThrow('enough');
    expect((await kept).made).toHaveLength(1);
    expect(times(given.server, '/interrupt')).toBe(0);
  });
});

describe('failures', () => {
  it('rejects a partial picture after another client’s interrupt', async () => {
    const given = await setUp({ steps_by_progress: true, ends_on_stop: false }, { steps: 1000 });
    const outcomes = collectOutcomes(given.engine);
    await given.server.waitUntil(() => given.server.isRunning());
    given.server.interrupt();
    expect((await outcomes).error).toMatchObject({
      code: 'engine_failed',
      message: expect.stringContaining('interrupted') as string,
    });
  });

  it('passes on the server’s error about a field', async () => {
    const given = await setUp({}, { steps: 2.5 });
    const { error } = await collectOutcomes(given.engine);
    expect(error).toMatchObject({ code: 'engine_bad_response', status: 422, retryable: false });
    expect(error?.message).toContain('steps: value is not a valid integer');
    expect(given.waits).toEqual([]);
  });

  it('names an unknown sampler', async () => {
    const given = await setUp({}, { sampler: 'Eüler' });
    expect((await collectOutcomes(given.engine)).error?.message).toContain('Sampler not found');
  });

  it('reports a rejected key', async () => {
    const given = await setUp({ auth: { user: 'me', password: 'right' } }, { apiKey: 'me:wrong' });
    const { error } = await collectOutcomes(given.engine);
    expect(error).toMatchObject({ code: 'engine_bad_response', status: 401 });
    expect(error?.message).not.toContain('wrong');
    const status = await given.engine.status();
    expect(status).toMatchObject({ ready: false });
    expect(status.detail).toContain('IMAGE_API_KEY');
  });

  it.each<[WebuiFault, string]>([
    [{ kind: 'out_of_memory' }, 'engine_failed'],
    [{ kind: 'no_images' }, 'engine_failed'],
    [{ kind: 'cut_mid_body' }, 'engine_cut_off'],
    [{ kind: 'truncated_picture' }, 'engine_bad_picture'],
    [{ kind: 'html_page' }, 'engine_bad_response'],
  ])('reports %o as %s without a retry', async (fault, code) => {
    const given = await setUp();
    given.server.fail(fault);
    const { error } = await collectOutcomes(given.engine);
    expect(error).toMatchObject({ code, retryable: true });
    expect(times(given.server, '/txt2img')).toBe(1);
  });

  it('continues with the others when one runs out of memory', async () => {
    const given = await setUp();
    given.server.fail({ kind: 'out_of_memory' });
    const { made, failed } = await collectOutcomes(given.engine, { count: 4 });
    expect(made).toHaveLength(3);
    expect(failed[0]?.error.message).toContain('CUDA out of memory');
  });

  it('retries while the server is starting', async () => {
    const given = await setUp();
    given.server.fail({ kind: 'status', status: 503, retry_after: '1' }, 2);
    expect((await collectOutcomes(given.engine)).made).toHaveLength(1);
    expect(given.waits).toEqual([1000, 1000]);
  });
});

describe('status', () => {
  it.each([
    ['dream', true, 'Serving dream.'],
    ['dream.safetensors [0123456789]', true, 'Serving dream.safetensors [0123456789].'],
    ['other', false, 'The server has no checkpoint other.'],
    [undefined, true, 'Serving its loaded checkpoint.'],
  ])('of checkpoint %s', async (model, ready, detail) => {
    const given = await setUp({}, { model });
    expect(await given.engine.status()).toMatchObject({ ready, detail, is_demo: false });
  });

  it('reports a base URL with a wrong path', async () => {
    const given = await setUp();
    const opened = await createTestEngine({
      engine: 'automatic1111',
      baseUrl: `${given.server.origin}/ui`,
    });
    const status = await opened.engine.status();
    expect(status).toMatchObject({ ready: false });
    expect(status.detail).toContain('--api');
    await opened.engine.close();
  });
});
