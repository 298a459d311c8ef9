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
  const at = Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(at - now) < SKEW_MS)) return 'RequestTimeTooSkewed';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const canonical = [
    request.method,
    ...canonicalAddress(request.url ?? '/'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  let key: string | Buffer = `AWS4${keys.secretAccessKey}`;
  for (const part of [day!, region!, 's3', 'aws4_request', text])
    key = createHmac('sha256', key).update(part).digest();
  return (key as Buffer).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
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
