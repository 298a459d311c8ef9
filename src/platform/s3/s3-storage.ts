import { mediaTypeOf } from '../media-types.ts';
import {
  requireKey,
  type OpenedFile,
  type ByteRange,
  type FileAbout,
  type Storage,
} from '../storage.ts';
import type { S3Settings } from './bucket-address.ts';
import { readListPage } from './s3-answers.ts';
import { createS3Client, S3AnswerBroken, S3Error, type S3Timing } from './s3-client.ts';

/** Keys per list request; S3's maximum. */
const PAGE = '1000';

/** Stores files in a bucket of any S3-compatible service. */
export function createS3Storage(settings: S3Settings, timing?: S3Timing): Storage {
  const client = createS3Client(settings, timing);
  const { prefix, bucket, endpoint } = settings;
  const place = (key: string): string => {
    requireKey(key);
    return prefix + key;
  };
  const about = (key: string): Promise<FileAbout | null> =>
    client
      .send({ method: 'HEAD', key: place(key) }, async (answer) => aboutOf(answer))
      .catch(orNull);
  return {
    put: (key, bytes) =>
      client.send(
        {
          method: 'PUT',
          key: place(key),
          headers: { 'content-type': mediaTypeOf(key) },
          body: new Uint8Array(bytes),
        },
        async (answer) => void (await answer.arrayBuffer()),
      ),
    get: (key) => client.send({ method: 'GET', key: place(key) }, readWhole).catch(orNull),
    has: async (key) => (await about(key)) !== null,
    remove: (key) =>
      client
        .send({ method: 'DELETE', key: place(key) }, async (answer) => void (await answer.text()))
        .catch((error: unknown) => void orNull(error)),
    async *list(folder) {
      if (folder !== '') requireKey(folder);
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        'max-keys': PAGE,
        prefix: prefix + (folder && `${folder}/`),
      };
      let token: string | undefined;
      do {
        const page = await client.send(
          { method: 'GET', query: { ...query, ...(token ? { 'continuation-token': token } : {}) } },
          async (answer) => asPage(await answer.text()),
        );
        for (const { key, modifiedAt } of page.files)
          // Consoles create empty files that represent folders.
          if (!key.endsWith('/')) yield { key: key.slice(prefix.length), modifiedAt };
        if (page.next !== undefined && page.next === token)
          throw new S3AnswerBroken('S3: a list names the same page as its next');
        token = page.next;
      } while (token !== undefined);
    },
    about,
    addressOf: (key, method, seconds) => client.presign({ method, key: place(key) }, seconds),
    async open(key, range) {
      const headers: Record<string, string> = range ? { range: headerOf(range) } : {};
      try {
        return await client.send({ method: 'GET', key: place(key), headers }, async (answer) => {
          const found = aboutOf(answer);
          const body = answer.body ?? new Blob([]).stream();
          const part = partOf(answer);
          return { ...found, body, ...(part ? { part } : {}) };
        });
      } catch (error) {
        if (error instanceof S3Error && error.status === 416) return 'out_of_range';
        return orNull(error);
      }
    },
    // A list call, since that is always permitted: keys limited to a folder may have no access to
    // the bucket itself.
    async probe() {
      const query = { 'list-type': '2', 'max-keys': '1', prefix };
      await client.send({ method: 'GET', query, attempts: 1 }, async (answer) =>
        asPage(await answer.text()),
      );
    },
    status() {
      const failure = client.lastFailure();
      const detail = `bucket ${bucket}${prefix && `, under ${prefix}`}, at ${endpoint}`;
      return {
        kind: 's3',
        ready: failure === undefined,
        detail: failure === undefined ? detail : `${detail}. The last call failed: ${failure}`,
      };
    },
  };
}

function orNull(error: unknown): null {
  if (error instanceof S3Error && error.status === 404 && error.code !== 'NoSuchBucket')
    return null;
  throw error;
}

/** The range that the service actually sent, which may differ from the requested one. */
function partOf({ status, headers }: Response): OpenedFile['part'] {
  const [, start, end] = /^bytes (\d+)-(\d+)\//.exec(headers.get('content-range') ?? '') ?? [];
  return status === 206 && start && end ? { start: Number(start), end: Number(end) } : undefined;
}

function aboutOf({ headers }: Response): FileAbout {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  const size = Number(whole ?? headers.get('content-length') ?? Number.NaN);
  const modifiedAt = new Date(headers.get('last-modified') ?? 0);
  if (!Number.isSafeInteger(size)) throw new S3AnswerBroken('S3: a file came without its length');
  return { size, modifiedAt, etag: headers.get('etag') ?? `"${size}-${modifiedAt.getTime()}"` };
}

async function readWhole(answer: Response): Promise<Buffer> {
  const { size } = aboutOf(answer);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length !== size) throw new S3AnswerBroken(`S3: ${bytes.length} of ${size} bytes came`);
  return bytes;
}

function asPage(xml: string) {
  try {
    return readListPage(xml);
  } catch (error) {
    throw new S3AnswerBroken('S3: a list could not be read', { cause: error });
  }
}

const headerOf = (range: ByteRange): string =>
  'last' in range ? `bytes=-${range.last}` : `bytes=${range.start}-${range.end ?? ''}`;
