import type { ImageModelV4 } from '@ai-sdk/provider';
import type { RetryPolicy } from '../../retry-policy.ts';
import { assembleEngine } from '../assemble-engine.ts';
import {
  askBriefly,
  authorize,
  createEngineHttp,
  readJson,
  tryJson,
  UNREACHABLE,
  type EngineHttp,
} from '../engine-http.ts';
import { readOrder, toResult } from '../model-result.ts';
import type { ImageEngine, ImageSettings, ImageTimeouts } from '../types.ts';
import { makeOnWebui } from './make-on-webui.ts';
import { readInfoSeed, readPicture, toWebuiError } from './read-answer.ts';
import { toPayload } from './payload.ts';

const CONCURRENCY = 1;

/** The AUTOMATIC1111 web UI with `--api`, and compatible servers (Forge, SD.Next). */
export function createAutomatic1111Engine(
  settings: ImageSettings & { baseUrl: string },
  timeouts: ImageTimeouts,
  retry: RetryPolicy,
): ImageEngine {
  const http = createEngineHttp(settings.baseUrl, authorize(settings.apiKey), timeouts.connect_ms);
  const name = settings.model ?? 'automatic1111';
  const work = { running: 0 };
  const openModel = (onProgress: (fraction: number) => void): ImageModelV4 => ({
    specificationVersion: 'v4',
    provider: 'automatic1111.image',
    modelId: name,
    maxImagesPerCall: 1,
    async doGenerate(options) {
      const order = readOrder(options);
      const payload = toPayload(order, settings);
      const answer = await makeOnWebui({ http, timeouts, work, onProgress }, payload, order.signal);
      if (answer.status !== 200) throw toWebuiError(answer);
      const body = readJson(answer);
      return toResult(name, readPicture(body), readInfoSeed(body) ?? order.seed);
    },
  });
  return assembleEngine({
    name,
    kind: 'automatic1111',
    is_demo: false,
    openModel,
    status: () => readStatus(http, settings.model),
    close: () => http.close(),
    concurrency: settings.concurrency ?? CONCURRENCY,
    timeouts,
    retry,
  });
}

async function readStatus(http: EngineHttp, model: string | undefined) {
  const answer = await askBriefly(http, '/sdapi/v1/sd-models');
  if (!answer) return UNREACHABLE;
  if (answer.status === 404)
    return {
      ready: false,
      detail:
        'The server has no /sdapi: start the web UI with --api, and name its root in IMAGE_BASE_URL.',
    };
  if (answer.status !== 200) return { ready: false, detail: toWebuiError(answer).message };
  if (model === undefined) return { ready: true, detail: 'Serving its loaded checkpoint.' };
  const models = tryJson(answer) as { title?: string; model_name?: string }[] | undefined;
  const isListed =
    Array.isArray(models) &&
    models.some(({ title, model_name }) => title === model || model_name === model);
  return isListed
    ? { ready: true, detail: `Serving ${model}.` }
    : { ready: false, detail: `The server has no checkpoint ${model}.` };
}
