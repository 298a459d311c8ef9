import fc from 'fast-check';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { characters } from '#db/schema/index.ts';
import { createTestApp, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import type { Schema } from '#tests/helpers/from-schema.ts';
import {
  arbitraryRequest,
  readOperations,
  sendRequest,
  type Operation,
} from '#tests/helpers/fuzz-requests.ts';

/** Total number of requests. The specification requires 5,000. */
const REQUESTS = 5000;

let app: TestApp;
let caller: TestClient;
let operations: Operation[];
let schemas: Record<string, Schema>;
/** Another user's characters, private and public. */
let foreign: { private: typeof characters.$inferSelect; public: typeof characters.$inferSelect };

beforeAll(async () => {
  // Without the worker, no portraits are drawn. Only request handling is tested.
  app = await createTestApp({ roles: ['web', 'api'] });
  const owner = await app.signIn();
  caller = await app.signIn();
  foreign = {
    private: await makeCharacter(app.ctx.db, { owner_id: owner.user.id, is_public: false }),
    public: await makeCharacter(app.ctx.db, { owner_id: owner.user.id }),
  };
  const read = await readOperations(app);
  schemas = read.schemas;
  // The image route waits for pictures, which need a worker. fuzz-images.integration.test.ts covers it.
  operations = read.operations.filter(
    ({ path }) => /^\/(characters|reports)/.test(path) && !path.endsWith('/image'),
  );
});
afterAll(() => app.close());

test('no request about characters or reports fails unexpectedly, accesses foreign data, or stores a minor', async () => {
  expect(operations.length).toBeGreaterThan(10);
  const before = JSON.stringify(await readForeign());
  const slug = [foreign.private.slug, foreign.public.slug, 'nobody', '..', '%00', 'é'.repeat(300)];
  const answered = new Map<number, number>();
  let sent = 0;
  for (const operation of operations)
    await fc.assert(
      fc.asyncProperty(arbitraryRequest(operation, schemas, { slug }), async (request) => {
        const response = await sendRequest(caller, operation, request);
        sent += 1;
        answered.set(response.status, (answered.get(response.status) ?? 0) + 1);
        const body = await response.text();
        expect(response.status, `${operation.method} ${operation.path}: ${body}`).not.toBe(500);
        expect(body).not.toContain(foreign.private.id);
        // A blocked text may have ended the session.
        if (response.status === 401 || response.status === 403) caller = await app.signIn();
      }),
      { numRuns: Math.ceil(REQUESTS / operations.length), endOnFailure: true },
    );
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  for (const status of [200, 404, 422]) expect(answered.get(status) ?? 0).toBeGreaterThan(20);
  expect(JSON.stringify(await readForeign())).toBe(before);
  const { rows } = await app.ctx.db.execute<{ youngest: number }>(
    sql`SELECT min(age)::int AS youngest FROM characters`,
  );
  expect(rows[0]!.youngest).toBeGreaterThanOrEqual(18);
}, 600_000);

const readForeign = () =>
  app.ctx.db
    .select()
    .from(characters)
    .where(inArray(characters.id, [foreign.private.id, foreign.public.id]))
    .orderBy(characters.id);
