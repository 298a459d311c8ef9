import fc, { type Arbitrary } from 'fast-check';
import { anyOf, hostileValue, type Schema } from './from-schema.ts';
import type { Operation } from './fuzz-requests.ts';

export type CallerName = 'nobody' | 'stale' | 'free' | 'premium' | 'superuser';
/** Signed-in callers reach more routes, so they are generated twice as often. */
const SENDERS: CallerName[] = [
  'nobody',
  'stale',
  ...(['free', 'free', 'premium', 'premium', 'superuser', 'superuser'] as const),
];

/** A generated request, reproducible from the seed. Ids are indexes into the values that the run has collected. */
export interface GeneratedRequest {
  caller: CallerName;
  operation: Operation;
  method: string;
  /** One entry per parameter, in order: a value, or the index of a known value. */
  given: ({ value: unknown } | { known: number } | null)[];
  body: { type: string | null; text: string } | undefined;
  headers: Record<string, string>;
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const headers: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'if-match',
    'if-none-match',
    'last-event-id',
    'prefer',
    'range',
    'accept-language',
    'x-forwarded-for',
    'cookie',
  ),
  fc.oneof(
    fc.constantFrom('1', '"1"', '*', 'respond-async', 'bytes=0-', '12.1.5', 'k'.repeat(300), ' '),
    fc.string({ maxLength: 40 }).map((value) => value.replaceAll(/[^\x20-\x7e]/g, '~')),
  ),
  { maxKeys: 2 },
);

/** Generates a valid body, a body with one field changed, removed or added, or an invalid body. */
function arbitraryBody({ body }: Operation, schemas: Record<string, Schema>) {
  if (!body)
    return fc.option(fc.constantFrom({ type: 'text/plain', text: 'x' }, jsonBody('{}')), {
      nil: undefined,
      freq: 12,
    });
  const valid = anyOf(body.schema, schemas);
  const json = (value: Arbitrary<unknown>) => value.map((one) => jsonBody(text(one) || '""'));
  const changed = fc
    .tuple(valid, fc.nat(), fc.oneof(hostileValue, fc.constant(undefined)))
    .map(([value, at, other]) => {
      if (!value || typeof value !== 'object') return other;
      const names = [...Object.keys(value), '__proto__', 'is_superuser', 'id', 'user_id'];
      return Object.fromEntries([...Object.entries(value), [names[at % names.length]!, other]]);
    });
  return fc.oneof(
    { arbitrary: json(valid), weight: 6 },
    { arbitrary: json(changed), weight: 4 },
    { arbitrary: json(hostileValue), weight: 1 },
    { arbitrary: fc.string({ maxLength: 60 }).map(jsonBody), weight: 1 },
    {
      arbitrary: fc.constantFrom(
        { type: 'text/plain', text: 'a=b' },
        { type: null, text: '{}' },
        { type: 'multipart/form-data; boundary=x', text: '--x\r\n\r\n--x--' },
        { type: 'multipart/form-data; boundary=x', text: FORM },
        { type: 'application/x-www-form-urlencoded', text: 'a=b&__proto__=c' },
        { type: 'application/json', text: `"${'x'.repeat(300_000)}"` },
      ),
      weight: 1,
    },
  );
}

const jsonBody = (body: string) => ({ type: 'application/json', text: body });
const FORM =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\n\r\n{"name":"Ada","data":{}}\r\n--x--\r\n';

export function arbitraryRequestFor(
  operations: Operation[],
  schemas: Record<string, Schema>,
): Arbitrary<GeneratedRequest> {
  const ofOne = (operation: Operation): Arbitrary<GeneratedRequest> => {
    const given = operation.parameters.map(({ in: place, schema }) => {
      const known = fc.nat(1000).map((at) => ({ known: at }));
      const value = fc
        .oneof(
          { arbitrary: anyOf(schema, schemas), weight: 4 },
          { arbitrary: hostileValue, weight: 1 },
        )
        .map((one) => ({ value: one }));
      return place === 'path'
        ? fc.oneof({ arbitrary: known, weight: 6 }, { arbitrary: value, weight: 1 })
        : fc.option(value, { freq: 2 });
    });
    return fc.record({
      caller: fc.constantFrom(...SENDERS),
      operation: fc.constant(operation),
      method: fc.oneof(
        { arbitrary: fc.constant(operation.method), weight: 24 },
        { arbitrary: fc.constantFrom('OPTIONS', 'PUT', 'HEAD', 'PROPFIND', 'DELETE'), weight: 1 },
      ),
      given: fc.tuple(...given),
      body: arbitraryBody(operation, schemas),
      headers,
    });
  };
  return fc.oneof(...operations.map(ofOne));
}

/** Returns the path and the init of a generated request. `known` returns the collected values of a parameter. */
export function toRequest(
  { operation, method, given, body, headers: more }: GeneratedRequest,
  known: (name: string) => string[],
): { path: string; init: RequestInit & { headers: Record<string, string> } } {
  let { path } = operation;
  const query = new URLSearchParams();
  const sent: Record<string, string> = { ...more };
  for (const [at, { name, in: place }] of operation.parameters.entries()) {
    const one = given[at];
    if (!one) continue;
    const values = known(name);
    const drawn =
      'known' in one ? (values[one.known % values.length] ?? 'nothing') : text(one.value);
    // The URL parser resolves dot segments before the request is sent.
    const value = place === 'path' && /^\.\.?$/.test(drawn) ? 'dots' : drawn;
    if (place === 'path')
      path = path.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()) || '%20');
    else if (place === 'query') query.append(name, value);
    else if (/^[\x20-\x7e]{1,300}$/.test(value)) sent[name] = value;
  }
  const takesBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  if (takesBody && body.type !== null) sent['content-type'] = body.type;
  // An untyped Blob does not set a Content-Type, so a missing one stays missing.
  const init = { method, headers: sent, ...(takesBody ? { body: new Blob([body.text]) } : {}) };
  return { path: query.size > 0 ? `${path}?${query}` : path, init };
}

/** Formats a request as a curl command. */
export function toCurl(
  path: string,
  { caller, body, method }: GeneratedRequest,
  sent: object,
): string {
  const quote = (value: string) => `'${value.replaceAll("'", String.raw`'\''`)}'`;
  return [
    `curl -i -X ${method} ${quote(`http://127.0.0.1:3000/api/v1${path}`)}`,
    ...Object.entries(sent).map(([name, value]) => `-H ${quote(`${name}: ${String(value)}`)}`),
    ...(body ? [`--data-binary ${quote(body.text.slice(0, 2000))}`] : []),
    `# as ${caller}`,
  ].join(' ');
}
