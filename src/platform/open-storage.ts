import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';
import { bucketAddress, type S3Settings } from './s3/bucket-address.ts';
import { createFileStorage, type Storage } from './storage.ts';

/**
 * Stores media in the configured bucket, or in files.
 * @throws ConfigError if the bucket cannot be used
 */
export async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (!s3.bucket) {
    const folder = join(dataDir, 'media');
    // A file in place of the folder, or missing write permission, is reported at the start, not
    // with every picture.
    await mkdir(folder, { recursive: true });
    return createFileStorage(folder);
  }
  const settings = readBucket(s3);
  const [{ createS3Storage }, { findBucketProblem }] = await Promise.all([
    import('./s3/s3-storage.ts'),
    import('./s3/check-bucket.ts'),
  ]);
  const storage = createS3Storage(settings);
  const problem = await findBucketProblem(storage, settings);
  if (problem) throw new ConfigError(problem);
  return storage;
}

/** The origin that browsers are sent to for media; undefined if the product sends them itself. */
export function mediaOrigin({ s3, redirectSeconds }: Config): string | undefined {
  if (!s3.bucket || redirectSeconds === 0) return undefined;
  const { endpoint, publicEndpoint = endpoint, ...settings } = readBucket(s3);
  return new URL(bucketAddress({ ...settings, endpoint: publicEndpoint })).origin;
}

function readBucket(s3: Config['s3']): S3Settings {
  const { region = 'us-east-1', bucket = '', prefix = '' } = s3;
  const endpoint = s3.endpoint ?? `https://s3.${region}.amazonaws.com`;
  return {
    endpoint: new URL(endpoint).origin,
    region,
    bucket,
    accessKeyId: s3.accessKeyId!,
    secretAccessKey: s3.secretAccessKey!,
    // A certificate for *.s3.amazonaws.com does not cover bucket names with dots; few other
    // services support virtual hosts.
    pathStyle: s3.pathStyle ?? (s3.endpoint !== undefined || bucket.includes('.')),
    prefix: prefix && `${prefix.replace(/\/$/, '')}/`,
    ...(s3.publicEndpoint && { publicEndpoint: new URL(s3.publicEndpoint).origin }),
  };
}
