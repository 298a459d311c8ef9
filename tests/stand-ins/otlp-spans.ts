/** A span as OpenTelemetry's protocol carries it, in either of its encodings. */
export interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: number;
  startNano: bigint;
  endNano: bigint;
  attributes: Record<string, unknown>;
  events: string[];
  /** 2 is an error. */
  status: number;
  /** Of the process that sent it. */
  resource: Record<string, unknown>;
}

type Fields = Map<number, (Buffer | bigint)[]>;

/** Reads one protobuf message: its fields by number. @throws RangeError if it is cut off */
function readFields(bytes: Buffer): Fields {
  const fields: Fields = new Map();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new RangeError('a protobuf message is cut off');
    return bytes.subarray(at, (at += length));
  };
  while (at < bytes.length) {
    const key = Number(varint());
    const wire = key & 7;
    const value =
      wire === 0
        ? varint()
        : wire === 1
          ? take(8).readBigUInt64LE()
          : wire === 2
            ? take(Number(varint()))
            : BigInt(take(4).readUInt32LE());
    fields.set(key >> 3, [...(fields.get(key >> 3) ?? []), value]);
  }
  return fields;
}

const messagesOf = (fields: Fields, id: number) =>
  (fields.get(id) ?? []).map((one) => readFields(one as Buffer));
const bytesOf = (fields: Fields, id: number) => (fields.get(id)?.[0] ?? Buffer.alloc(0)) as Buffer;
const numberOf = (fields: Fields, id: number) => (fields.get(id)?.[0] ?? 0n) as bigint;

function valueOf(any: Fields): unknown {
  if (any.has(1)) return bytesOf(any, 1).toString('utf8');
  if (any.has(2)) return numberOf(any, 2) === 1n;
  if (any.has(3)) return Number(numberOf(any, 3));
  return messagesOf(any, 5).flatMap((list) => messagesOf(list, 1).map(valueOf));
}

const attributesOf = (fields: Fields, id: number) =>
  Object.fromEntries(
    messagesOf(fields, id).map((pair) => [
      bytesOf(pair, 1).toString('utf8'),
      valueOf(messagesOf(pair, 2)[0]!),
    ]),
  );

export const readProtobuf = (body: Buffer): OtlpSpan[] =>
  messagesOf(readFields(body), 1).flatMap((group) => {
    const resource = attributesOf(messagesOf(group, 1)[0]!, 1);
    return messagesOf(group, 2).flatMap((scope) =>
      messagesOf(scope, 2).map((span) => ({
        traceId: bytesOf(span, 1).toString('hex'),
        spanId: bytesOf(span, 2).toString('hex'),
        parentSpanId: bytesOf(span, 4).toString('hex'),
        name: bytesOf(span, 5).toString('utf8'),
        kind: Number(numberOf(span, 6)),
        startNano: numberOf(span, 7),
        endNano: numberOf(span, 8),
        attributes: attributesOf(span, 9),
        events: messagesOf(span, 11).map((event) => bytesOf(event, 2).toString('utf8')),
        status: Number(numberOf(messagesOf(span, 15)[0] ?? new Map(), 3)),
        resource,
      })),
    );
  });

interface JsonPair {
  key: string;
  value: { stringValue?: string; boolValue?: boolean; intValue?: number | string };
}
interface JsonSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: JsonPair[];
  events: { name: string }[];
  status: { code?: number };
}
interface JsonBody {
  resourceSpans: { resource: { attributes: JsonPair[] }; scopeSpans: { spans: JsonSpan[] }[] }[];
}

const fromPairs = (pairs: JsonPair[]) =>
  Object.fromEntries(
    pairs.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? Number(value.intValue),
    ]),
  );

export const readJson = (body: string): OtlpSpan[] =>
  (JSON.parse(body) as JsonBody).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ startTimeUnixNano, endTimeUnixNano, ...span }) => ({
        ...span,
        parentSpanId: span.parentSpanId ?? '',
        startNano: BigInt(startTimeUnixNano),
        endNano: BigInt(endTimeUnixNano),
        attributes: fromPairs(span.attributes),
        events: span.events.map(({ name }) => name),
        status: span.status.code ?? 0,
        resource: fromPairs(resource.attributes),
      })),
    ),
  );
