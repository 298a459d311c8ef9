import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#platform/context.ts';
import { NOT_CONFIGURED } from '#platform/models/embedding/index.ts';
import { UNWATCHED } from '#platform/models/engine-watch.ts';
import { openEmbedding } from '#platform/open-embedding.ts';
import { describeRefusal } from '#platform/describe-refusal.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { asPlainUser, offersVectors } from '#tests/helpers/plain-user.ts';
import { openTestDatabase } from '#tests/helpers/test-database.ts';
import {
  startEmbeddingsStandIn,
  type EmbeddingsStandIn,
} from '#tests/stand-ins/openai-embeddings.ts';
import { createOperations } from './operations.ts';
import { createReadiness } from './readiness.ts';

let server: EmbeddingsStandIn;
const env = () => ({ EMBEDDING_BASE_URL: server.base_url, EMBEDDING_MODEL: 'embedder' });
let app: TestApp;

beforeAll(async () => {
  server = await startEmbeddingsStandIn();
  app = await createTestApp({ env: env() });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function askReady(ctx: Context) {
  const { engines } = await expectJson<{ engines: { embedding: unknown } }>(
    createOperations(ctx, createReadiness([])).request('/ready'),
  );
  return engines.embedding;
}

test('/ready reports whether memories are also found by meaning, or why only by words', async () => {
  expect(await askReady(app.ctx)).toEqual(
    (await offersVectors(app.ctx.database))
      ? {
          name: 'embedder',
          kind: 'openai_compatible',
          is_demo: false,
          ready: true,
          detail: 'Memories are also found by meaning: serving embedder, 64 dimensions.',
        }
      : byFullTextOnly(describeRefusal({ reason: 'not_offered' })),
  );
});

test('/ready reports that no embedding server is set', async () => {
  const without = await createTestApp();
  try {
    expect(await askReady(without.ctx)).toEqual(byFullTextOnly(NOT_CONFIGURED));
  } finally {
    await without.close();
  }
});

test('without the right to create the extension, memories are found only by words and the operator sees why', async ({
  skip,
}) => {
  const database = await openTestDatabase();
  try {
    skip(!(await offersVectors(database)), 'This server has no pgvector.');
    const logged: unknown[] = [];
    const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
    const embedding = await asPlainUser(
      database,
      () => [],
      (plain) => openEmbedding(plain, app.ctx.config, log, () => UNWATCHED),
    );
    const sentence =
      'Memories are found only by full text: the database refused the extension pgvector (permission denied to create extension "vector"). ' +
      'As its operator, run CREATE EXTENSION vector; once in this database, then restart.';
    expect(await askReady({ ...app.ctx, embedding })).toEqual(byFullTextOnly(sentence));
    expect(logged).toEqual([expect.objectContaining({ level: 40, msg: sentence })]);
  } finally {
    await database.close();
  }
});

const byFullTextOnly = (detail: string) => ({
  name: 'full_text',
  kind: 'none',
  is_demo: false,
  ready: true,
  detail,
});
