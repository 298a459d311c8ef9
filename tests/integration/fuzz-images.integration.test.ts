import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generated_images, image_jobs } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import type { Schema } from '#tests/helpers/from-schema.ts';
import {
  arbitraryRequest,
  readOperations,
  sendRequest,
  type Operation,
} from '#tests/helpers/fuzz-requests.ts';
import { makeImage } from '#tests/helpers/images.ts';

const REQUESTS = 5000;
const FOREIGN_PROMPT = 'Words that are nobody else’s';

const fake = createFakeImages();
let app: TestApp;
let caller: TestClient;
let owner: TestClient;
let operations: Operation[];
let schemas: Record<string, Schema>;
let known: Record<string, string[]>;

beforeAll(async () => {
  app = await createTestApp({ image: fake.engine });
  owner = await app.signIn();
  caller = await app.signIn();
  const foreign = await makeImage(owner, { prompt: FOREIGN_PROMPT });
  const shared = await makeImage(owner, { prompt: FOREIGN_PROMPT });
  await expectJson(owner.patch(`/generate/image/${shared.id}`, { is_public: true }));
  const own = await makeImage(caller);
  const removed = await makeImage(caller);
  await caller.delete(`/generate/image/${removed.id}`);
  const [job] = await app.ctx.db
    .select()
    .from(image_jobs)
    .where(eq(image_jobs.user_id, owner.user.id));
  const odd = [newId(), 'no-id', '..', '%00', 'é'.repeat(300), `${own.id}/restore`];
  const hidden = await makeCharacter(app.ctx.db, { owner_id: owner.user.id, is_public: false });
  const everyones = await makeCharacter(app.ctx.db);
  known = {
    image_id: [foreign.id, shared.id, own.id, removed.id, job!.id, ...odd],
    job_id: [job!.id, foreign.id, ...odd],
    slug: [hidden.slug, everyones.slug, 'nobody', '..', '%00', 'é'.repeat(300)],
  };
  const read = await readOperations(app);
  schemas = read.schemas;
  operations = read.operations.filter(({ tags }) => tags.includes('Images'));
});
afterAll(() => app.close());

test('no request about images fails unexpectedly or accesses foreign data', async () => {
  expect(operations.length).toBeGreaterThan(10);
  expect(operations.map(({ path }) => path)).toContain('/characters/{slug}/image');
  const before = JSON.stringify(await readForeign());
  const answered = new Map<number, number>();
  for (const operation of operations)
    await fc.assert(
      fc.asyncProperty(arbitraryRequest(operation, schemas, known), async (request) => {
        const response = await sendRequest(caller, operation, request);
        answered.set(response.status, (answered.get(response.status) ?? 0) + 1);
        const body = await response.text();
        expect(response.status, `${operation.method} ${operation.path}: ${body}`).not.toBe(500);
        expect(body).not.toContain(FOREIGN_PROMPT);
        // A blocked text may have ended the session.
        if (response.status === 401 || response.status === 403) caller = await app.signIn();
      }),
      { numRuns: Math.ceil(REQUESTS / operations.length), endOnFailure: true },
    );
  for (const status of [200, 404, 422]) expect(answered.get(status) ?? 0).toBeGreaterThan(20);
  expect(answered.get(202) ?? 0).toBeGreaterThan(0);
  expect(JSON.stringify(await readForeign())).toBe(before);
}, 600_000);

const readForeign = () =>
  Promise.all(
    [generated_images, image_jobs].map((table) =>
      app.ctx.db.select().from(table).where(eq(table.user_id, owner.user.id)).orderBy(table.id),
    ),
  );
