import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { showBanner } from '#roles/banner.ts';
import { createOperations } from '#roles/operations.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import {
  startModerationsStandIn,
  type ModerationsStandIn,
} from '#tests/stand-ins/openai-moderations.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';
import type { Readiness } from '#roles/readiness.ts';

let plain: TestApp;
let judged: TestApp;
let server: ModerationsStandIn;

beforeAll(async () => {
  server = await startModerationsStandIn({ api_key: 'sk-right' });
  plain = await createTestApp();
  judged = await createTestApp({
    env: {
      MODERATION_ENGINE: 'openai',
      MODERATION_BASE_URL: server.base_url,
      MODERATION_API_KEY: 'sk-right',
    },
  });
});
afterAll(async () => {
  await plain.close();
  await judged.close();
  await server.close();
});

async function readReady({ ctx }: TestApp) {
  const readiness = stubOf<Readiness>({ report: async () => ({ status: 'ready', parts: {} }) });
  const response = await createOperations(ctx, readiness).request('/ready');
  return (await response.json()) as { engines: { moderation: unknown } };
}

async function readBanner({ ctx }: TestApp): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  await showBanner(ctx, { port: 3000, seconds: 1 });
  const lines = print.mock.calls.map(([line]) => String(line));
  print.mockRestore();
  return lines.join('\n');
}

test('/ready and the banner say that no moderation model is configured', async () => {
  expect((await readReady(plain)).engines.moderation).toEqual({
    name: 'rules',
    kind: 'rules',
    is_demo: false,
    ready: true,
    detail: 'Embedded rules; no model reads texts, no model looks at pictures.',
  });
  expect(await readBanner(plain)).toMatch(/Moderation +rules \(Embedded rules; no model reads/);
});

test('the configured engine is opened with its key and shown without it', async () => {
  expect(await judged.ctx.moderation.judgeText({ text: 'Hello' })).toMatchObject({
    scores: { 'sexual/minors': 1.2e-6 },
  });
  expect((await readReady(judged)).engines.moderation).toMatchObject({
    name: 'omni-moderation-latest',
    kind: 'openai',
    ready: true,
  });
  const banner = await readBanner(judged);
  expect(banner).toMatch(/Moderation +omni-moderation-latest/);
  expect(banner).not.toContain('sk-right');
});

test('the banner warns if generated pictures are not moderated before they are shown', async () => {
  const { engine } = createFakeImages();
  expect(await readBanner(plain)).not.toContain('MODERATION_VISION_MODEL');
  const unseen = { ...plain, ctx: { ...plain.ctx, image: engine } };
  expect(await readBanner(unseen)).toMatch(/Warning: no model checks the pictures from fake/);
});

test('the engine is closed with the product', async () => {
  const app = await createTestApp();
  const { moderation } = app.ctx;
  await app.close();
  await expect(moderation.judgeText({ text: 'Hello' })).rejects.toMatchObject({
    code: 'engine_unavailable',
  });
});
