import fc from 'fast-check';
import { accessOf, type Access } from '#platform/http/access.ts';
import { expectJson, type SignedIn, type TestApp } from './app.ts';
import { anyOf, hostile, type Schema } from './from-schema.ts';

/** One call of the OpenAPI document, as far as requests are made from it. */
export interface Operation {
  method: string;
  path: string;
  tags: string[];
  access: Access;
  parameters: {
    name: string;
    in: 'path' | 'query' | 'header';
    schema: Schema;
    required?: boolean;
  }[];
  body?: { type: string; schema: Schema };
  /** By status: the media types and what they hold. */
  answers: Map<string, Map<string, Schema>>;
}

interface OpenApi {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}
interface RawOperation {
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** Every call that the product says it has, and the schemas that they name. */
export async function readOperations(
  app: TestApp,
): Promise<{ operations: Operation[]; schemas: Record<string, Schema> }> {
  const { paths, components } = await expectJson<OpenApi>(app.request('/api/v1/openapi.json'));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => {
      const { tags = [], security, parameters = [], requestBody, responses } = raw;
      const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        method: method.toUpperCase(),
        path,
        tags,
        access: accessOf(security),
        parameters,
        answers: new Map(
          Object.entries(responses).map(([status, { content = {} }]) => [
            status,
            new Map(Object.entries(content).map(([name, one]) => [name, one.schema])),
          ]),
        ),
        ...(type && media ? { body: { type, schema: media.schema } } : {}),
      };
    }),
  );
  return { operations, schemas: components.schemas };
}

/**
 * Requests of a call: each value fits its schema three times out of four, and is anything at all
 * otherwise. `known` are values for parameters of a name, such as ids of what is another's.
 */
export function anyRequest(
  { parameters, body }: Operation,
  schemas: Record<string, Schema>,
  known: Record<string, string[]>,
) {
  const value = (schema: Schema) =>
    fc.oneof({ arbitrary: anyOf(schema, schemas), weight: 3 }, { arbitrary: hostile, weight: 1 });
  const values = parameters.map(({ name, schema }) =>
    known[name] ? fc.constantFrom(...known[name]) : fc.option(value(schema)),
  );
  return fc.record({
    given: fc.tuple(...values),
    body: body ? value(body.schema) : fc.constant(undefined),
  });
}

const text = (given: unknown): string =>
  typeof given === 'string' ? given : (JSON.stringify(given) ?? '');

export async function sendRequest(
  caller: SignedIn,
  operation: Operation,
  { given, body }: { given: readonly unknown[]; body: unknown },
): Promise<Response> {
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
