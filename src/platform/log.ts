import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Keys, passwords, and what webhooks bring unread: they are left out as far as two objects deep. */
const SECRETS =
  'apiKey signatureKey salt webhookSecret dataLinkUser dataLinkPassword password secret rawQuery rawBody pathTail'.split(
    ' ',
  );

/**
 * Structured log, on standard output unless a test wants it elsewhere. Never give it tokens, message texts or
 * query strings.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: [
        '*.token',
        '*.authorization',
        '*.cookie',
        '*.content',
        '*.email',
        'err.config',
        'err.query',
        'err.parameters',
        'err.params',
        'err.detail',
        ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      ],
      remove: true,
    },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Drizzle puts parameter values (message texts) into its messages: keep the cause's words and code only. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'non-error thrown' };
  const root = error.cause instanceof Error ? error.cause : error;
  return {
    name: root.name,
    message: root.message.slice(0, 300),
    code: (root as { code?: unknown }).code,
    stack: root.stack?.split('\n').slice(1, 8).join('\n'),
  };
}
