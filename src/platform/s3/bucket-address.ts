export interface S3Settings {
  /** Scheme, host, and port of the service. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /**
   * True if the bucket is the first part of the path; false if it is the first part of the host.
   */
  pathStyle: boolean;
  /** Prepended to every key; empty, or ending with a slash. */
  prefix: string;
  /** Where browsers reach the service, if elsewhere. */
  publicEndpoint?: string;
}

/** The address before a key. */
export function bucketAddress({
  endpoint,
  bucket,
  pathStyle,
}: Pick<S3Settings, 'endpoint' | 'bucket' | 'pathStyle'>): string {
  const { protocol, host } = new URL(endpoint);
  return pathStyle ? `${protocol}//${host}/${bucket}/` : `${protocol}//${bucket}.${host}/`;
}
