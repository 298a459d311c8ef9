import fc from 'fast-check';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { characters } from '#db/schema/index.ts';
import { createTestApp, expectJson, type SignedIn, type TestApp } from './helpers/app.ts';
import { makeCharacter } from './helpers/factories.ts';
import { anyOf, hostile, type Schema } from './helpers/from-schema.ts';

/** Requests in all; the specification of the work asks for five thousand. */
const REQUESTS = 5000;

interface Operation {
  method: string;
  path: string;
  parameters: {
    name: string;
    in: 'path' | 'query' | 'header';
    schema: Schema;
    required?: boolean;
  }[];
  body?: { type: string; schema: Schema };
}

let app: TestApp;
let caller: SignedIn;
let operations: Operation[];
let schemas: Record<string, Schema>;
/** Characters of somebody else: private, and public. */
let foreign: { private: typeof characters.$inferSelect; public: typeof characters.$inferSelect };

beforeAll(async () => {
  // Without the worker nothing is drawn: what is tested is what comes in.
  app = await createTestApp({ roles: ['web', 'api'] });
  const owner = await app.signIn();
  caller = await app.signIn();
  foreign = {
    private: await makeCharacter(app.ctx.db, { owner_id: owner.user.id, is_public: false }),
    public: await makeCharacter(app.ctx.db, { owner_id: owner.user.id }),
  };
  const document = await expectJson<OpenApi>(app.request('/api/v1/openapi.json'));
  schemas = document.components.schemas;
  operations = readOperations(document);
});
afterAll(() => app.close());

interface OpenApi {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}
interface RawOperation {
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

function readOperations({ paths }: OpenApi): Operation[] {
  return (
    Object.entries(paths)
      // Pictures are waited for, and no worker runs here.
      .filter(([path]) => /^\/(characters|reports)/.test(path) && !path.endsWith('/image'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
          const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
          return {
            method: method.toUpperCase(),
            path,
            parameters,
            ...(type && media ? { body: { type, schema: media.schema } } : {}),
          };
        }),
      )
  );
}

/** A value that fits its schema three times out of four, and anything at all otherwise. */
const value = (schema: Schema) =>
  fc.oneof({ arbitrary: anyOf(schema, schemas), weight: 3 }, { arbitrary: hostile, weight: 1 });

const text = (given: unknown): string =>
  typeof given === 'string' ? given : (JSON.stringify(given) ?? '');

function anyRequest(operation: Operation) {
  const slugs = [foreign.private.slug, foreign.public.slug, 'nobody', '..', '%00', 'é'.repeat(300)];
  const parameters = operation.parameters.map((parameter) =>
    parameter.name === 'slug' ? fc.constantFrom(...slugs) : fc.option(value(parameter.schema)),
  );
  return fc.record({
    given: fc.tuple(...parameters),
    body: operation.body ? value(operation.body.schema) : fc.constant(undefined),
  });
}

async function send(operation: Operation, given: readonly unknown[], body: unknown) {
  let path = operation.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const [at, parameter] of operation.parameters.entries()) {
    const one = given[at];
    if (one === null || one === undefined) continue;
    if (parameter.in === 'path')
      path = path.replace(`{${parameter.name}}`, encodeURIComponent(text(one).toWellFormed()));
    else if (parameter.in === 'query') query.append(parameter.name, text(one));
    // Header values are Latin by their standard: what cannot be sent is not.
    else if (/^[\x20-\x7e]{1,300}$/.test(text(one))) headers[parameter.name] = text(one);
  }
  const init: RequestInit = { method: operation.method, headers };
  if (operation.body?.type === 'multipart/form-data') init.body = toForm(body);
  else if (operation.body) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body) ?? '';
  }
  return caller.request(`${path}?${query}`, init);
}

function toForm(body: unknown): FormData {
  const form = new FormData();
  const fields = body && typeof body === 'object' ? body : { file: body };
  for (const [name, one] of Object.entries(fields))
    if (name === 'file') form.append(name, new Blob([text(one)]), 'card.json');
    else form.append(name, text(one));
  return form;
}

test('no request of any call about characters or reports fails unexpectedly, reaches what is another’s, or stores a minor', async () => {
  expect(operations.length).toBeGreaterThan(10);
  const before = JSON.stringify(await readForeign());
  const answered = new Map<number, number>();
  let sent = 0;
  for (const operation of operations)
    await fc.assert(
      fc.asyncProperty(anyRequest(operation), async ({ given, body }) => {
        const answer = await send(operation, given, body);
        sent += 1;
        answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
        const said = await answer.text();
        expect(answer.status, `${operation.method} ${operation.path}: ${said}`).not.toBe(500);
        expect(said).not.toContain(foreign.private.id);
        // A text that was refused may have ended the session: the next request has one again.
        if (answer.status === 401 || answer.status === 403) caller = await app.signIn();
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
