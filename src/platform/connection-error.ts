/**
 * The system's or undici's code of a failure (`ECONNREFUSED`), from anywhere in the chain of
 * causes.
 */
export function systemCode(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && code !== '') return code;
  }
  return undefined;
}

const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** True if no connection was established, so the server has not started anything. */
export const isNeverConnected = (error: unknown): boolean =>
  NEVER_CONNECTED.has(systemCode(error) ?? '');
