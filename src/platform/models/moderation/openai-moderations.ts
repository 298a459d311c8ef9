import { originHeaders } from '../../origin.ts';
import { lookUp } from '#shared/look-up.ts';
import { z } from 'zod';
import { readToEnd } from '../../read-to-end.ts';
import { parseRetryAfter } from '../../retry-after.ts';
import { isNeverConnected, systemCode } from '../../connection-error.ts';
import {
  ModerationError,
  moderationError,
  type ModelName,
  type Failure,
} from './moderation-error.ts';
import type { ModelServer } from './types.ts';

const MODEL_NAME: ModelName = 'The moderation model';
const MAX_ANSWER_BYTES = 1_000_000;

type Kind = 'text' | 'image';

/**
 * The used part of the documented response; `flagged` and `categories` apply OpenAI's thresholds,
 * not ours.
 */
const Answer = z.object({
  results: z.tuple([
    z.object({
      category_scores: z.record(z.string(), z.number().min(0).max(1).nullable()),
      category_applied_input_types: z.record(z.string(), z.array(z.string()).nullable()).nullish(),
    }),
  ]),
});

/**
 * Calls `POST {base}/moderations` once and returns the score of each label that applies to the
 * input.
 * @throws ModerationError; the signal's reason
 */
export async function askModerations(
  server: ModelServer,
  input: { text: string } | { jpeg: Uint8Array },
  signal: AbortSignal,
): Promise<Record<string, number>> {
  const body =
    'text' in input
      ? input.text
      : [{ type: 'image_url', image_url: { url: toDataUrl(input.jpeg) } }];
  const bytes = await post(server, { model: server.model, input: body }, signal);
  return readScores(bytes, 'text' in input ? 'text' : 'image');
}

async function post(server: ModelServer, body: object, signal: AbortSignal): Promise<Buffer> {
  let answer: Response;
  try {
    answer = await fetch(`${server.baseUrl}/moderations`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...originHeaders(),
        ...(server.apiKey ? { authorization: `Bearer ${server.apiKey}` } : {}),
      },
      body: JSON.stringify(body),
      // User text goes only to the configured server, so redirects are not followed.
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    const code = isNeverConnected(error) ? 'engine_unavailable' : 'engine_cut_off';
    throw moderationError(MODEL_NAME, { code, system: systemCode(error) });
  }
  if (!answer.ok) {
    await answer.body?.cancel().catch(() => {});
    throw moderationError(MODEL_NAME, failureOf(answer));
  }
  return readAnswer(answer, signal);
}

async function readAnswer({ body }: Response, signal: AbortSignal): Promise<Buffer> {
  const tooMuch = () => moderationError(MODEL_NAME, { code: 'engine_bad_response' });
  try {
    return body ? await readToEnd(body, MAX_ANSWER_BYTES, tooMuch) : Buffer.alloc(0);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModerationError) throw error;
    throw moderationError(MODEL_NAME, { code: 'engine_cut_off', system: systemCode(error) });
  }
}

function failureOf({ status, headers }: Response): Failure {
  const after = parseRetryAfter(headers.get('retry-after'), Date.now());
  const more = { status, ...(after === undefined ? {} : { retry_after_ms: after }) };
  if (status === 429) return { code: 'engine_rate_limited', ...more };
  if (status === 408 || status === 409 || status >= 500)
    return { code: 'engine_unavailable', ...more };
  return { code: 'engine_bad_response', status };
}

function readScores(bytes: Buffer, kind: Kind): Record<string, number> {
  const unreadable = () =>
    moderationError(MODEL_NAME, { code: 'engine_bad_response', retryable: true });
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw unreadable();
  }
  const parsed = Answer.safeParse(json);
  if (!parsed.success) throw unreadable();
  const [{ category_scores: all, category_applied_input_types: types }] = parsed.data.results;
  // A label without picture support scores pictures 0, which would read as "nothing found".
  const applies = (label: string) => (types && lookUp(types, label))?.includes(kind) ?? true;
  const scores = Object.entries(all).filter(
    (entry): entry is [string, number] => entry[1] !== null && applies(entry[0]),
  );
  if (scores.length === 0) throw unreadable();
  return Object.fromEntries(scores);
}

const toDataUrl = (jpeg: Uint8Array) =>
  `data:image/jpeg;base64,${Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength).toString('base64')}`;
