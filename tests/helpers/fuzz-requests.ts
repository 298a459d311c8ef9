import fc from 'fast-check';
import { accessOf, type Access } from '#platform/http/access.ts';
import { expectJson, type TestClient, type TestApp } from './app.ts';
import { anyOf, hostileValue, type Schema } from './from-schema.ts';

/** An operation of the OpenAPI document, reduced to what request generation needs. */
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
    description?: string;
  }[];
  body?: { type: string; schema: Schema };
  /** Status to media type to schema. */
  responses: Map<string, Map<string, Schema>>;
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

/** Returns every documented operation and the schemas that they reference. */
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
        responses: new Map(
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
 * Generates requests for an operation. Each value matches its schema with probability 3/4 and is
 * hostile otherwise. `known` maps parameter names to fixed values, such as ids owned by other users.
 */
export function arbitraryRequest(
  { parameters, body }: Operation,
  schemas: Record<string, Schema>,
  known: Record<string, string[]>,
) {
  const value = (schema: Schema) =>
    fc.oneof(
      { arbitrary: anyOf(schema, schemas), weight: 3 },
      { arbitrary: hostileValue, weight: 1 },
    );
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
  caller: TestClient,
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
    // Header values must be printable ASCII. Others are skipped.
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
