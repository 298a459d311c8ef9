import { describeOrigin } from './origin.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Redacted keys: API keys, passwords, and raw webhook contents, at most two objects deep. */
const SECRETS =
  'apiKey signatureKey salt webhookSecret dataLinkUser dataLinkPassword password secret rawQuery rawBody pathTail'.split(
    ' ',
  );

/**
 * Creates the structured log, on standard output by default. Never log tokens, message texts, or
 * query strings.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    mixin: describeOrigin,
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

/**
 * Drizzle includes parameter values (message texts) in its messages: log only the cause's message
 * and code.
 */
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
