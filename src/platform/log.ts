import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured log on standard output. Never give it tokens, message texts or query strings. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
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
      ],
      remove: true,
    },
    serializers: { err: describeError },
  });
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
