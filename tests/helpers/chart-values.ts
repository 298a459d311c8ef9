/** The required values of an installation. */
export const LEAST = {
  publicUrl: 'https://chat.example.org',
  existingSecret: 'everafter',
  settings: { S3_BUCKET: 'media', TEXT_MODEL: 'spoken' },
};
/** All possible values. */
export const MOST = {
  ...LEAST,
  existingSecret: '',
  secretFiles: { secret: 'files', keys: { DATABASE_URL: 'database-url' } },
  stop: { delay: 8, grace: 60 },
  autoscaling: { enabled: true },
  ingress: { tlsSecret: 'chat-tls', annotations: { 'cert-manager.io/issuer': 'one' } },
  networkPolicy: { egress: [{ ports: [{ port: 5432 }] }] },
  worker: {
    settings: { REPLY_CONCURRENCY: 20 },
    extraVolumes: [{ name: 'models', emptyDir: {} }],
    extraVolumeMounts: [{ name: 'models', mountPath: '/models' }],
  },
  imagePullSecrets: [{ name: 'registry' }],
  podAnnotations: { 'example.org/one': 'two' },
  nodeSelector: { 'kubernetes.io/arch': 'amd64' },
  tolerations: [{ key: 'one', operator: 'Exists' }],
  affinity: { nodeAffinity: {} },
};
