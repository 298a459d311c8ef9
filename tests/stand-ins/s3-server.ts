import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findSignatureProblem, type S3Keys } from './s3-signature.ts';

/** A fault of one request. */
export type S3Fault =
  | { status: number; code: string; retryAfter?: number }
  /** Sends half of the response and closes the connection. */
  | 'cut'
  /** Sends the first bytes and then stalls. */
  | 'stall'
  | 'silent'
  | 'reset'
  | 'not-xml'
  /** Omits the content length. */
  | 'unmeasured';

interface StoredObject {
  bytes: Buffer;
  type: string;
  modifiedAt: Date;
}

export const S3_KEYS: S3Keys = {
  accessKeyId: 'EXAMPLEKEY',
  secretAccessKey: 'example+secret/key',
  region: 'eu-example-1',
};
export const S3_BUCKET = 'everafter-media';

/** An S3 service with one bucket, signature checks, paged lists and configurable faults. */
export async function startS3StandIn({ pageSize = 1000 } = {}) {
  const objects = new Map<string, StoredObject>();
  const faults: S3Fault[] = [];
  const requestLines: string[] = [];
  const standIn = {
    endpoint: '',
    objects,
    /** Queue of faults, one per request. */
    faults,
    /** Method and path of every request. */
    requestLines,
    /** Offset of the service's clock, in milliseconds. */
    clockOffsetMs: 0,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const now = Date.now() + standIn.clockOffsetMs;
    requestLines.push(`${request.method} ${request.url}`);
    response.setHeader('date', new Date(now).toUTCString());
    const fault = faults.shift();
    if (fault === 'silent') return;
    if (fault === 'reset') return void request.socket.destroy();
    if (fault && typeof fault === 'object') return refuse(response, fault);
    const problem = findSignatureProblem(request, body, S3_KEYS, now);
    if (problem) return refuse(response, { status: 403, code: problem });
    const result = act(request, body);
    if ('code' in result) return refuse(response, result);
    send(request, response, result, fault);
  }

  function act(request: IncomingMessage, body: Buffer): Result | { status: number; code: string } {
    const url = new URL(request.url!, 'http://s3');
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== S3_BUCKET) return { status: 404, code: 'NoSuchBucket' };
    const key = rest.map(decodeURIComponent).join('/');
    if (key === '') return { status: 200, headers: XML, body: Buffer.from(list(url.searchParams)) };
    switch (request.method) {
      case 'PUT':
        if (Number(request.headers['content-length']) !== body.length)
          return { status: 411, code: 'MissingContentLength' };
        objects.set(key, {
          bytes: body,
          type: request.headers['content-type'] ?? '',
          modifiedAt: new Date(),
        });
        return { status: 200, headers: {}, body: Buffer.alloc(0) };
      case 'DELETE':
        objects.delete(key);
        return { status: 204, headers: {}, body: Buffer.alloc(0) };
      default: {
        const found = objects.get(key);
        if (!found) return { status: 404, code: 'NoSuchKey' };
        const result = readObject(found, request.headers.range);
        const cacheControl = url.searchParams.get('response-cache-control');
        if ('headers' in result && cacheControl) result.headers['cache-control'] = cacheControl;
        return result;
      }
    }
  }

  function list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const size = Math.min(pageSize, Number(query.get('max-keys') ?? 1000));
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(prefix))
      .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      .filter((key) => Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0);
    const page = keys.slice(0, size);
    const isUrl = query.get('encoding-type') === 'url';
    const name = (key: string) =>
      isUrl ? encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/') : escape(key);
    const entries = page.map(
      (key) =>
        `<Contents><Key>${name(key)}</Key><LastModified>${objects.get(key)!.modifiedAt.toISOString()}</LastModified></Contents>`,
    );
    const next = Buffer.from(page.at(-1) ?? '').toString('base64');
    const more = keys.length > page.length;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${more}</IsTruncated>${isUrl ? '<EncodingType>url</EncodingType>' : ''}${more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}${entries.join('')}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

interface Result {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const XML = { 'content-type': 'application/xml' };
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function readObject(
  { bytes, type, modifiedAt }: StoredObject,
  range: string | undefined,
): Result | { status: number; code: string } {
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  const headers = { etag, 'last-modified': modifiedAt.toUTCString(), 'content-type': type };
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return { status: 200, headers, body: bytes };
  const start = first === '' ? Math.max(0, bytes.length - Number(last)) : Number(first);
  const end = first !== '' && last ? Math.min(Number(last), bytes.length - 1) : bytes.length - 1;
  if (start > end) return { status: 416, code: 'InvalidRange' };
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${bytes.length}` },
    body: bytes.subarray(start, end + 1),
  };
}

function refuse(
  response: ServerResponse,
  { status, code, retryAfter }: { status: number; code: string; retryAfter?: number },
): void {
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  response.writeHead(status, { ...XML, ...wait });
  response.end(
    response.req.method === 'HEAD'
      ? undefined
      : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>As the test says</Message></Error>`,
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Result,
  fault: S3Fault | undefined,
): void {
  if (fault === 'not-xml') return void response.end('<ListBucketResult><Contents>');
  const length = { 'content-length': String(body.length) };
  response.writeHead(status, fault === 'unmeasured' ? headers : { ...headers, ...length });
  if (request.method === 'HEAD') return void response.end();
  if (fault === 'cut' || fault === 'stall')
    return void response.write(body.subarray(0, body.length / 2), () => {
      if (fault === 'cut') response.destroy();
    });
  response.end(body);
}
