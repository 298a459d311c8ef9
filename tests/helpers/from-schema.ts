import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  arbitraryFor?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  example?: unknown;
}

/** Generates values that match `schema`. Prefers its example, because clients send such values. */
export function anyOf(schema: Schema, schemas: Record<string, Schema>): Arbitrary<unknown> {
  const made = make(schema, schemas);
  return schema.example === undefined
    ? made
    : fc.oneof(
        { arbitrary: fc.constant(schema.example), weight: 3 },
        { arbitrary: made, weight: 1 },
      );
}

function make(schema: Schema, schemas: Record<string, Schema>): Arbitrary<unknown> {
  if (schema.$ref) return anyOf(schemas[schema.$ref.split('/').at(-1)!]!, schemas);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.arbitraryFor ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => anyOf(one, schemas)));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((one) => anyOf(one, schemas)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  const [type, ...others] = [schema.type ?? 'object'].flat();
  if (others.length > 0)
    return fc.oneof(...[type!, ...others].map((one) => make({ ...schema, type: one }, schemas)));
  return ofType(type!, schema, schemas);
}

function ofType(type: string, schema: Schema, schemas: Record<string, Schema>): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'string':
      return fc.string({
        minLength: schema.minLength ?? 0,
        maxLength: Math.min(schema.maxLength ?? 40, 200),
      });
    case 'array':
      return fc.array(anyOf(schema.items ?? {}, schemas), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 8),
      });
    default:
      return arbitraryObject(schema, schemas);
  }
}

function arbitraryObject(schema: Schema, schemas: Record<string, Schema>): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue());
  return fc.record(
    Object.fromEntries(properties.map(([name, one]) => [name, anyOf(one, schemas)])),
    { requiredKeys: schema.required ?? [] },
  );
}

/** Hostile values: wrong types, control characters, oversized strings and numbers, prototype keys. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '‮abc',
    '../../etc/passwd',
    "' OR 1=1 --",
    '{{char}}<|im_end|>',
    'x'.repeat(20_000),
    -1,
    0,
    17,
    2 ** 53,
    1e308,
    [],
    {},
    null,
    true,
    [[[[[[]]]]]],
    { __proto__: null, constructor: { prototype: {} } },
  ),
);
