import { lookUp } from '#shared/look-up.ts';
import type { Storage } from '../storage.ts';
import type { S3Settings } from './bucket-address.ts';
import { messageOf, S3Error } from './s3-client.ts';

/** Written and removed at each start. */
const PROBE = 'start-check';

const SENTENCES: Record<string, (settings: S3Settings) => string> = {
  NoSuchBucket: ({ bucket, endpoint }) =>
    `There is no bucket ${bucket} at ${endpoint}: create it, or change S3_BUCKET.`,
  InvalidAccessKeyId: ({ endpoint }) =>
    `${endpoint} does not know this S3_ACCESS_KEY_ID: check the key.`,
  SignatureDoesNotMatch: ({ endpoint }) =>
    `${endpoint} refuses the signature: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.`,
  AuthorizationHeaderMalformed: ({ endpoint, region }) =>
    `${endpoint} refuses the signature for the region ${region}: check S3_REGION.`,
  AccessDenied: ({ bucket }) =>
    `The S3 keys may not list, read, write and delete in the bucket ${bucket}: grant them these permissions.`,
  PermanentRedirect: ({ bucket, region }) =>
    `The bucket ${bucket} is not in the region ${region}: check S3_REGION and S3_ENDPOINT.`,
};

/**
 * Lists, writes, and removes in the bucket once.
 * @returns a sentence for the operator if that fails
 */
export async function findBucketProblem(
  storage: Storage,
  settings: S3Settings,
): Promise<string | undefined> {
  try {
    const listed = storage.list('')[Symbol.asyncIterator]();
    await listed.next();
    await listed.return?.();
    await storage.put(`${PROBE}/${process.pid}`, new Uint8Array([1]));
    await storage.remove(`${PROBE}/${process.pid}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof S3Error))
      return `S3_ENDPOINT ${settings.endpoint} does not answer as an S3 service (${messageOf(error)}): check the address, and that it is up.`;
    const known = lookUp(SENTENCES, error.status === 301 ? 'PermanentRedirect' : error.code);
    return (
      known?.(settings) ??
      `The S3 service at ${settings.endpoint} refuses the bucket ${settings.bucket}: ${error.status} ${error.code}.`
    );
  }
}
