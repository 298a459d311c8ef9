import { toStatusError, tryJson, type EngineAnswer } from '../engine-http.ts';
import { ImageEngineError } from '../image-engine-error.ts';

interface ValidationIssue {
  loc?: (string | number)[];
  msg?: string;
}

/** Reads the web UI's own errors (`error`, `detail`, `errors`) and FastAPI's validation errors. */
export function toWebuiError(answer: EngineAnswer): ImageEngineError {
  const body = (tryJson(answer) ?? {}) as { detail?: unknown; errors?: unknown; error?: unknown };
  if (Array.isArray(body.detail)) {
    const issues = (body.detail as ValidationIssue[])
      .map(({ loc = [], msg = '' }) => `${loc.filter((part) => part !== 'body').join('.')}: ${msg}`)
      .join('; ');
    return toStatusError(answer, issues);
  }
  const message = [body.detail, body.errors, body.error].find(
    (part): part is string => typeof part === 'string' && part !== '',
  );
  return toStatusError(answer, message ?? '');
}

/** The first picture of `images`, in base64. @throws ImageEngineError */
export function readPicture(body: unknown): string {
  const { images } = (body ?? {}) as { images?: unknown };
  if (!Array.isArray(images))
    throw new ImageEngineError(
      'engine_bad_response',
      'The image engine’s answer holds no images.',
      {
        retryable: true,
      },
    );
  const [first] = images as unknown[];
  if (typeof first !== 'string')
    throw new ImageEngineError('engine_failed', 'The image engine returned no picture.');
  return first.replace(/^data:[^,]*,/, '');
}

/**
 * The seed that was used; `info` is JSON in a string. Undefined if it does not contain the seed.
 */
export function readInfoSeed(body: unknown): number | undefined {
  try {
    const info = JSON.parse(String((body as { info?: unknown }).info)) as { seed?: unknown };
    return typeof info.seed === 'number' ? info.seed : undefined;
  } catch {
    return undefined;
  }
}
