import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';
import { createFileStorage, type Storage } from './storage.ts';

/** Media in the bucket that the settings name, else in files. @throws ConfigError when the bucket cannot be used */
export async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (!s3.bucket) return createFileStorage(join(dataDir, 'media'));
  const { region = 'us-east-1', bucket, prefix = '' } = s3;
  const endpoint = s3.endpoint ?? `https://s3.${region}.amazonaws.com`;
  const settings = {
    endpoint: new URL(endpoint).origin,
    region,
    bucket,
    accessKeyId: s3.accessKeyId!,
    secretAccessKey: s3.secretAccessKey!,
    // A certificate for *.s3.amazonaws.com does not cover a bucket with dots; few others have hosts for buckets.
    pathStyle: s3.pathStyle ?? (s3.endpoint !== undefined || bucket.includes('.')),
    prefix: prefix && `${prefix.replace(/\/$/, '')}/`,
  };
  const [{ createS3Storage }, { findBucketProblem }] = await Promise.all([
    import('./s3/s3-storage.ts'),
    import('./s3/check-bucket.ts'),
  ]);
  const storage = createS3Storage(settings);
  const problem = await findBucketProblem(storage, settings);
  if (problem) throw new ConfigError(problem);
  return storage;
}
