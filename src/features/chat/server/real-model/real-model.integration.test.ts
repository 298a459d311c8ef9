import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readChosenEngine } from '#platform/chosen-engine.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { auditActionsFor } from '#tests/helpers/audit.ts';
import { installPluginStandIn } from '#tests/stand-ins/gguf-plugin.ts';
import { MODEL_BYTES, startModelHost, type ModelHost } from '#tests/stand-ins/model-host.ts';
import type { TextEngineSetup } from '../../contract-real-model.ts';

let app: TestApp;
let host: ModelHost;
let boss: TestClient;
/** Fixed machine resources, regardless of where the test runs. */
let machine: { freeDiskBytes: number; freeMemoryBytes: number };

beforeEach(async () => {
  host = await startModelHost();
  await open();
});

afterEach(async () => {
  host.release();
  await app.close();
  await host.close();
});

async function open(env: Record<string, string> = {}): Promise<void> {
  app = await createTestApp({ env, fetch: host.fetch });
  installPluginStandIn(app.ctx.config.dataDir);
  boss = await app.signIn({ is_superuser: true });
  const { needs } = app.ctx.modelSetup;
  machine = { freeDiskBytes: 9e9, freeMemoryBytes: 9e9 };
  vi.spyOn(app.ctx.modelSetup, 'needs').mockImplementation(async () => ({
    ...(await needs()),
    ...machine,
  }));
}

const read = async (): Promise<TextEngineSetup> =>
  (await (await boss.get('/admin/text-engine')).json()) as TextEngineSetup;
const bring = () => boss.post('/admin/text-engine/small-model');
const cancel = () => boss.delete('/admin/text-engine/small-model');
const modelFile = () => join(app.ctx.config.dataDir, 'models/qwen2.5-1.5b-instruct-q4_k_m.gguf');

/** Waits until the download has this phase. */
const waitForPhase = (phase: TextEngineSetup['phase']): Promise<TextEngineSetup> =>
  vi.waitFor(
    async () => {
      const setup = await read();
      expect(setup.phase).toBe(phase);
      return setup;
    },
    { timeout: 60_000, interval: 20 },
  );

it('reports what is needed, what this machine has, and that nothing was found', async () => {
  const setup = await read();
  expect(setup).toMatchObject({ is_demo: true, can_switch: true, phase: 'idle', servers: [] });
  expect(setup.small_model).toMatchObject({ free_disk_bytes: 9e9, fits: true });
  vi.mocked(app.ctx.modelSetup.needs).mockRestore();
  expect((await read()).small_model.free_disk_bytes).toBeGreaterThan(0);
  expect((await read()).small_model.free_memory_bytes).toBeGreaterThan(0);
});

it('is only for superusers', async () => {
  const person = await app.signIn();
  expect((await person.get('/admin/text-engine')).status).toBe(403);
  expect((await person.post('/admin/text-engine/small-model')).status).toBe(403);
  expect((await person.delete('/admin/text-engine/small-model')).status).toBe(403);
  const choice = { base_url: 'http://127.0.0.1:11434/v1', model: 'warm:3b' };
  expect((await person.post('/admin/text-engine/server', choice)).status).toBe(403);
  expect((await app.request('/api/v1/admin/text-engine')).status).toBe(401);
});

it('offers a server that was found, and uses it only when asked', async () => {
  host.localModels = ['warm:3b', 'nomic-embed'];
  const { servers, is_demo } = await read();
  expect(servers).toEqual([
    { name: 'Ollama', base_url: 'http://127.0.0.1:11434/v1', models: ['warm:3b'] },
  ]);
  expect(is_demo).toBe(true);

  const choice = { base_url: servers[0]!.base_url, model: 'warm:3b' };
  const answer = await boss.post('/admin/text-engine/server', choice);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ engine: 'warm:3b', is_demo: false, servers: [] });
  expect(app.ctx.text).toMatchObject({ name: 'warm:3b', kind: 'openai_compatible' });
  expect(app.ctx.spend.status().text.limits.hour).toBeGreaterThan(0);
  expect(readChosenEngine(app.ctx.config.dataDir)).toEqual({
    TEXT_BASE_URL: choice.base_url,
    TEXT_MODEL: 'warm:3b',
  });
  expect(await auditActionsFor(app, 'warm:3b')).toEqual(['text_engine.switched']);
  expect((await boss.post('/admin/text-engine/server', choice)).status).toBe(409);
  expect((await bring()).status).toBe(409);
});

it.each([
  ['http://127.0.0.1:11434/v1', 'other', 'model'],
  ['http://169.254.169.254/v1', 'warm:3b', 'base_url'],
])('refuses %s with the model %s', async (base_url, model, field) => {
  host.localModels = ['warm:3b'];
  const answer = await boss.post('/admin/text-engine/server', { base_url, model });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail: [{ loc: ['body', field] }] });
  expect(app.ctx.text.is_demo).toBe(true);
});

it('downloads the small model with progress, then lets it write', async () => {
  host.fault = 'hold';
  expect((await bring()).status).toBe(202);
  await vi.waitFor(
    async () => {
      const { done_bytes, total_bytes } = await read();
      expect({ done_bytes, total_bytes }).toEqual({
        done_bytes: MODEL_BYTES / 2,
        total_bytes: MODEL_BYTES,
      });
    },
    { timeout: 60_000, interval: 20 },
  );
  expect((await bring()).status).toBe(409);
  host.release();
  await vi.waitFor(async () => expect((await read()).is_demo).toBe(false), { timeout: 60_000 });
  expect(app.ctx.text.kind).toBe('gguf');
  expect(readChosenEngine(app.ctx.config.dataDir)).toEqual({ TEXT_GGUF: modelFile() });
  expect(await auditActionsFor(app, app.ctx.text.name)).toEqual(['text_engine.switched']);
});

it('resumes where a canceled download stopped', async () => {
  host.fault = 'hold';
  await bring();
  await vi.waitFor(async () => expect((await read()).done_bytes).toBe(MODEL_BYTES / 2), {
    timeout: 60_000,
  });
  expect(await (await cancel()).json()).toMatchObject({ phase: 'canceled', failure: null });
  expect(app.ctx.text.is_demo).toBe(true);
  host.fault = 'none';
  await bring();
  await vi.waitFor(async () => expect((await read()).is_demo).toBe(false), { timeout: 60_000 });
  expect(host.ranges).toEqual([undefined, `bytes=${MODEL_BYTES / 2}-`]);
});

it.each(['wrong_checksum', 'refused'] as const)('reports that it failed: %s', async (fault) => {
  host.fault = fault;
  await bring();
  expect((await waitForPhase('failed')).failure).toBe(fault);
  expect(existsSync(modelFile())).toBe(false);
  expect(app.ctx.text.is_demo).toBe(true);
});

it('reports a lost connection, and resumes', async () => {
  host.fault = 'cut_off';
  await bring();
  await vi.waitFor(async () => expect((await read()).done_bytes).toBe(MODEL_BYTES / 2), {
    timeout: 60_000,
  });
  host.release();
  expect((await waitForPhase('failed')).failure).toBe('cut_off');
  host.fault = 'none';
  await bring();
  await vi.waitFor(async () => expect((await read()).is_demo).toBe(false), { timeout: 60_000 });
  expect(host.ranges[1]).toBe(`bytes=${MODEL_BYTES / 2}-`);
});

it('reports an unreachable server', async () => {
  await host.close();
  await bring();
  expect((await waitForPhase('failed')).failure).toBe('unreachable');
});

it('switches nothing if other processes would not follow', async () => {
  await app.close();
  await open({ DATABASE_URL: 'postgres://127.0.0.1/none' });
  expect((await read()).can_switch).toBe(false);
  expect((await bring()).status).toBe(409);
  expect(existsSync(modelFile())).toBe(false);
});

it('downloads nothing if there is not enough room', async () => {
  machine.freeMemoryBytes = 1e9;
  expect((await read()).small_model.fits).toBe(false);
  expect((await bring()).status).toBe(409);
  expect(host.ranges).toEqual([]);
});

it('does not download a complete file again', async () => {
  host.fault = 'hold';
  await bring();
  await vi.waitFor(async () => expect((await read()).done_bytes).toBe(MODEL_BYTES / 2), {
    timeout: 60_000,
  });
  const broken = join(app.ctx.config.dataDir, 'plugins/node-llama-cpp/node_modules');
  rmSync(join(broken, 'node-llama-cpp/dist/index.js'));
  host.release();
  expect((await waitForPhase('failed')).failure).toBe('not_loaded');
  installPluginStandIn(app.ctx.config.dataDir);
  await bring();
  await vi.waitFor(async () => expect((await read()).is_demo).toBe(false), { timeout: 60_000 });
  expect(host.ranges).toHaveLength(1);
});
