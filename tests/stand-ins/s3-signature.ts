import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const SKEW_MS = 15 * 60_000;
const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const NEEDED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/**
 * Verifies a request's signature (version 4). Returns S3's error code, or undefined if it is valid.
 * Implemented from the specification, independently of the signing library.
 */
export function findSignatureProblem(
  request: IncomingMessage,
  body: Buffer,
  keys: S3Keys,
  now: number,
): string | undefined {
  const { headers } = request;
  const query = new URL(request.url ?? '/', 'http://s3').searchParams;
  if (query.has('X-Amz-Signature')) return findAddressProblem(request, query, keys, now);
  const found = FORM.exec(headers.authorization ?? '');
  if (!found) return headers.authorization ? 'AuthorizationHeaderMalformed' : 'AccessDenied';
  const [, keyId, day, region, signed, signature] = found as string[];
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const names = signed!.split(';');
  if (!NEEDED.every((name) => names.includes(name))) return 'AccessDenied';
  const sent = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  if (!sent.every((name) => names.includes(name))) return 'AccessDenied';
  const time = String(headers['x-amz-date']);
  if (!(Math.abs(parseTime(time) - now) < SKEW_MS)) return 'RequestTimeTooSkewed';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const canonical = [
    request.method,
    ...canonicalAddress(request.url ?? '/'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  return sign(canonical, { time, day: day!, region: region! }, keys) === signature
    ? undefined
    : 'SignatureDoesNotMatch';
}

/** The same for an address that contains its signature, which is valid for one method, path and time. */
function findAddressProblem(
  request: IncomingMessage,
  query: URLSearchParams,
  keys: S3Keys,
  now: number,
): string | undefined {
  const value = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const [keyId, day, region, service, end] = value('Credential').split('/');
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region || service !== 's3' || end !== 'aws4_request')
    return 'AuthorizationQueryParametersError';
  const time = value('Date');
  const from = parseTime(time);
  const seconds = Number(value('Expires'));
  if (!(seconds >= 1 && seconds <= 604_800)) return 'AuthorizationQueryParametersError';
  if (!(now >= from - SKEW_MS && now < from + seconds * 1000)) return 'AccessDenied';
  if (value('SignedHeaders') !== 'host') return 'AccessDenied';
  const [path, pairs] = canonicalAddress(request.url ?? '/');
  const signed = pairs
    .split('&')
    .filter((pair) => !pair.startsWith('X-Amz-Signature='))
    .join('&');
  const canonical = [
    request.method,
    path,
    signed,
    `host:${request.headers.host}`,
    '',
    'host',
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  return sign(canonical, { time, day: day!, region }, keys) === value('Signature')
    ? undefined
    : 'SignatureDoesNotMatch';
}

const parseTime = (time: string): number =>
  Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function sign(
  canonical: string,
  { time, day, region }: { time: string; day: string; region: string },
  { secretAccessKey }: S3Keys,
): string {
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  let key: string | Buffer = `AWS4${secretAccessKey}`;
  for (const part of [day, region, 's3', 'aws4_request', text])
    key = createHmac('sha256', key).update(part).digest();
  return (key as Buffer).toString('hex');
}

function canonicalAddress(address: string): [path: string, query: string] {
  const [path = '/', query = ''] = address.split('?');
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) =>
      pair.split('=').map((part) => encode(decodeURIComponent(part.replace(/\+/g, ' ')))),
    )
    .map(([name, value = '']) => `${name}=${value}`);
  return [
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    pairs.sort().join('&'),
  ];
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
