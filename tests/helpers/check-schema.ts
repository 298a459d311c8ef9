import type { Schema } from './from-schema.ts';

type Schemas = Record<string, Schema>;

/** Returns the paths at which a value violates its schema, with reasons. Supports the part of JSON Schema that the document uses. */
export function findSchemaErrors(
  value: unknown,
  schema: Schema,
  schemas: Schemas,
  path = '$',
): string[] {
  if (schema.$ref)
    return findSchemaErrors(value, schemas[schema.$ref.split('/').at(-1)!]!, schemas, path);
  if (schema.const !== undefined && value !== schema.const)
    return [`${path}: is not ${schema.const}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${path}: is not one of ${schema.enum}`];
  const choices = schema.arbitraryFor ?? schema.oneOf;
  if (choices) {
    const alternatives = choices.map((one) => findSchemaErrors(value, one, schemas, path));
    if (!alternatives.some((wrong) => wrong.length === 0)) return alternatives[0]!;
  }
  const inAll = (schema.allOf ?? []).flatMap((one) => findSchemaErrors(value, one, schemas, path));
  if (inAll.length > 0) return inAll;
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOf(type, value)))
    return [`${path}: is ${value === null ? 'null' : typeof value}, not ${types.join(' or ')}`];
  if (Array.isArray(value))
    return value.flatMap((one, at) =>
      findSchemaErrors(one, schema.items ?? {}, schemas, `${path}[${at}]`),
    );
  if (value && typeof value === 'object') return checkObject(value, schema, schemas, path);
  return checkBounds(value, schema, path);
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return !!value && typeof value === 'object' && !Array.isArray(value);
  return typeof value === type;
}

function checkObject(value: object, schema: Schema, schemas: Schemas, path: string): string[] {
  const given = new Map<string, unknown>(Object.entries(value));
  const missing = (schema.required ?? []).filter((name) => !given.has(name));
  const known = new Map(Object.entries(schema.properties ?? {}));
  const { additionalProperties: others } = schema;
  return [
    ...missing.map((name) => `${path}.${name}: is missing`),
    ...[...given].flatMap(([name, one]) => {
      const inner = known.get(name) ?? (typeof others === 'object' ? others : undefined);
      if (inner) return findSchemaErrors(one, inner, schemas, `${path}.${name}`);
      return others === false ? [`${path}.${name}: is not described`] : [];
    }),
  ];
}

function checkBounds(value: unknown, schema: Schema, path: string): string[] {
  const { minimum, maximum, minLength, maxLength } = schema;
  const size = typeof value === 'string' ? [...value].length : undefined;
  const isOutside =
    (typeof value === 'number' &&
      (value < (minimum ?? -Infinity) || value > (maximum ?? Infinity))) ||
    (size !== undefined && (size < (minLength ?? 0) || size > (maxLength ?? Infinity)));
  return isOutside ? [`${path}: ${JSON.stringify(value).slice(0, 60)} is out of bounds`] : [];
}
