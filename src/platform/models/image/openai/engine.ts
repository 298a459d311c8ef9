import type { ImageModelV4, ImageModelV4Result, SharedV4Warning } from '@ai-sdk/provider';
import type { RetryPolicy } from '../../retry-policy.ts';
import { assembleEngine } from '../assemble-engine.ts';
import {
  askBriefly,
  createEngineHttp,
  tryJson,
  UNREACHABLE,
  type EngineHttp,
} from '../engine-http.ts';
import { ImageEngineError } from '../image-engine-error.ts';
import { readOrder, toResult, type PictureOrder } from '../model-result.ts';
import type { ImageEngine, ImageSettings, ImageTimeouts } from '../types.ts';
import { learnFromError, startDialect, toBody, type Dialect } from './dialect.ts';
import { fetchPicture, findPicture, readError, toOpenAiError } from './read-answer.ts';

const OPENAI_URL = 'https://api.openai.com/v1';
const CONCURRENCY = 2;
/** A server may reject each optional field once. */
const MAX_CORRECTIONS = 6;

interface OpenAiDeps {
  http: EngineHttp;
  model: string;
  quality: string | undefined;
  dialect: Dialect;
}

/**
 * Any server with OpenAI's `/images/generations`. One picture per request, so that each is shown at
 * once. The SDK's own class neither pins the hosts of picture URLs nor limits response sizes.
 */
export function createOpenAiImageEngine(
  settings: ImageSettings,
  timeouts: ImageTimeouts,
  retry: RetryPolicy,
): ImageEngine {
  const key = settings.apiKey;
  const http = createEngineHttp(
    settings.baseUrl ?? OPENAI_URL,
    key ? { authorization: `Bearer ${key}` } : {},
    timeouts.connect_ms,
  );
  const model = settings.model ?? '';
  const deps = { http, model, quality: settings.quality, dialect: startDialect(model) };
  return assembleEngine({
    name: model,
    kind: 'openai',
    is_demo: false,
    openModel: () => createModel(deps),
    status: () => readStatus(http, model),
    close: () => http.close(),
    concurrency: settings.concurrency ?? CONCURRENCY,
    timeouts,
    retry,
  });
}

function createModel(deps: OpenAiDeps): ImageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'openai.image',
    modelId: deps.model,
    maxImagesPerCall: 1,
    doGenerate: (options) => draw(deps, readOrder(options)),
  };
}

async function draw(deps: OpenAiDeps, order: PictureOrder): Promise<ImageModelV4Result> {
  const { http, model, dialect } = deps;
  for (let correction = 0; correction <= MAX_CORRECTIONS; correction += 1) {
    const body = toBody(dialect, model, order, deps.quality);
    const answer = await http.send('/images/generations', {
      method: 'POST',
      body,
      signal: order.signal,
    });
    if (answer.status !== 200) {
      const serverError = readError(answer);
      const failure = toOpenAiError(answer, serverError);
      const isAboutFields = answer.status === 400 || answer.status === 422;
      if (
        failure.code === 'engine_refused' ||
        !isAboutFields ||
        !learnFromError(dialect, body, serverError.all)
      )
        throw failure;
      continue;
    }
    const found = findPicture(answer);
    const image =
      found === undefined || 'base64' in found
        ? found?.base64
        : await fetchPicture(http, found.url, order.signal);
    if (image !== undefined) {
      const seed = 'seed' in body ? order.seed : null;
      return toResult(model, image, seed, warningsOf(order, body, dialect));
    }
    if (dialect.wantsResponseFormat || dialect.without.has('response_format')) break;
    dialect.wantsResponseFormat = true;
  }
  throw new ImageEngineError(
    'engine_bad_response',
    'The image engine returns pictures neither as b64_json nor at an allowed address.',
  );
}

function warningsOf(
  order: PictureOrder,
  body: Record<string, unknown>,
  { family }: Dialect,
): SharedV4Warning[] {
  const isLost = order.negativePrompt !== '' && family === 'other' && !('negative_prompt' in body);
  return [
    ...(isLost ? [{ type: 'unsupported', feature: 'negativePrompt' } as const] : []),
    ...('seed' in body ? [] : [{ type: 'unsupported', feature: 'seed' } as const]),
  ];
}

async function readStatus(http: EngineHttp, model: string) {
  const answer = await askBriefly(http, '/models');
  if (!answer) return UNREACHABLE;
  if (answer.status === 401 || answer.status === 403)
    return { ready: false, detail: 'The server does not accept IMAGE_API_KEY.' };
  if (answer.status >= 500) return { ready: false, detail: `The server answers ${answer.status}.` };
  // Many image servers list nothing and routers list hundreds, so a missing name is only reported.
  const { data } = (tryJson(answer) ?? {}) as { data?: unknown };
  const ids = Array.isArray(data) ? data.map((row: { id?: unknown }) => row?.id) : [];
  if (ids.length === 0) return { ready: true, detail: 'The server answers but lists no model.' };
  return ids.includes(model)
    ? { ready: true, detail: `Serving ${model}.` }
    : { ready: true, detail: `The server does not list ${model}.` };
}
