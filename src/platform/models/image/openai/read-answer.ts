import { resolveHost } from '#platform/fetch-image/check-target.ts';
import { download } from '#platform/fetch-image/download.ts';
import { FetchImageError } from '#platform/fetch-image/index.ts';
import {
  readJson,
  toStatusError,
  tryJson,
  type EngineAnswer,
  type EngineHttp,
} from '../engine-http.ts';
import { ImageEngineError } from '../image-engine-error.ts';

interface ServerError {
  message: string;
  code: string;
  /** All text that describes the error, for keyword matching. */
  all: string;
}

const POLICY =
  /content.?policy|moderation.?blocked|safety system|content.?filter|ResponsibleAI|content moderation/i;
const NO_CREDIT = /insufficient_quota|billing_hard_limit|billing_not_active/;

/** Reads the documented error body, FastAPI's `detail`, or the closest match. */
export function readError(answer: EngineAnswer): ServerError {
  const body = tryJson(answer) as
    { error?: unknown; detail?: unknown; message?: unknown } | undefined;
  const error = body?.error ?? body?.detail ?? body?.message ?? '';
  const parts = (Array.isArray(error) ? error : [error]).map(readPart);
  return {
    message: parts.map(({ message }) => message).join('; '),
    code: parts[0]?.code ?? '',
    all: parts.map(({ all }) => all).join(' '),
  };
}

// Only the server's own text: some servers echo the request, which is not part of the error.
function readPart(part: unknown): ServerError {
  if (typeof part === 'string') return { message: part, code: '', all: part };
  const fields = (part ?? {}) as Record<string, unknown>;
  const text = (value: unknown): string =>
    Array.isArray(value) ? value.map(text).join('.') : typeof value === 'string' ? value : '';
  const message = text(fields.message) || text(fields.msg);
  const code = text(fields.code);
  return {
    message,
    code,
    all: [message, code, text(fields.type), text(fields.param), text(fields.loc)].join(' '),
  };
}

/** @param serverError the result of `readError` */
export function toOpenAiError(answer: EngineAnswer, serverError: ServerError): ImageEngineError {
  const { status } = answer;
  if (status < 500 && status !== 429 && POLICY.test(serverError.all))
    return new ImageEngineError(
      'engine_refused',
      `The provider's content policy declined the picture (${serverError.code || status}).`,
      { status },
    );
  if (NO_CREDIT.test(serverError.all))
    return new ImageEngineError(
      'engine_unavailable',
      'The account at the provider has no credit.',
      {
        status,
        retryable: false,
      },
    );
  return toStatusError(answer, serverError.message);
}

/** The location of the picture in a response; undefined if there is no usable one. */
export function findPicture(
  answer: EngineAnswer,
): { base64: string } | { url: string } | undefined {
  const { data } = (readJson(answer) ?? {}) as { data?: unknown };
  if (!Array.isArray(data) || data.length === 0)
    throw new ImageEngineError('engine_bad_response', 'The image engine’s answer holds no data.', {
      retryable: true,
    });
  const first = data[0] as { b64_json?: unknown; url?: unknown } | null;
  if (typeof first?.b64_json === 'string') return { base64: stripDataUrl(first.b64_json) };
  if (typeof first?.url !== 'string') return undefined;
  if (first.url.startsWith('data:')) return { base64: stripDataUrl(first.url) };
  return { url: first.url };
}

const stripDataUrl = (text: string) => text.replace(/^data:[^,]*,/, '');

/**
 * Fetches the picture behind a URL: directly and with our key from the configured server, and
 * guarded (public https only, pinned hosts, size limit) from any other.
 * @returns undefined for a URL that may not be fetched
 */
export async function fetchPicture(
  http: EngineHttp,
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  if (
    URL.canParse(url, http.base) &&
    new URL(url, http.base).origin === new URL(http.base).origin
  ) {
    const answer = await http.send(new URL(url, http.base).href, { signal });
    if (answer.status === 200) return answer.bytes;
    throw new ImageEngineError(
      'engine_bad_picture',
      `The picture's address answered ${answer.status}.`,
      { status: answer.status },
    );
  }
  try {
    return await download(url, { resolve: resolveHost, allowLoopback: false, signal });
  } catch (error) {
    if (!(error instanceof FetchImageError)) throw error;
    if (MAY_NOT.has(error.reason)) return undefined;
    throw new ImageEngineError(
      'engine_cut_off',
      `The picture was made but not fetched: ${error.message}`,
      {
        cause: error,
      },
    );
  }
}

const MAY_NOT = new Set([
  'invalid_url',
  'not_https',
  'not_port_443',
  'has_credentials',
  'not_public',
]);
