import { randomUUID } from 'node:crypto';
import type { ImageModelV4, ImageModelV4Result } from '@ai-sdk/provider';
import { nextDelay, type RetryPolicy } from '../../retry-policy.ts';
import { assembleEngine } from '../assemble-engine.ts';
import { unlessAborted } from '../deadline.ts';
import {
  askBriefly,
  authorize,
  createEngineHttp,
  tryJson,
  UNREACHABLE,
  type EngineHttp,
} from '../engine-http.ts';
import { ImageEngineError } from '../image-engine-error.ts';
import { readOrder, toResult, type PictureOrder } from '../model-result.ts';
import { DEFAULT_CFG, DEFAULT_STEPS, toGrid } from '../sampling.ts';
import type { ImageEngine, ImageSettings, ImageTimeouts } from '../types.ts';
import { followPrompt } from './follow-prompt.ts';
import { fillGraph, loadGraph, placeholdersOf, type Graph } from './graph.ts';
import { createComfyServer, type ComfyServer, type OutputFile } from './server.ts';
import { openSocket } from './socket.ts';

const CONCURRENCY = 1;
const SAMPLER = 'euler';
const SCHEDULER = 'normal';

interface ComfyDeps {
  http: EngineHttp;
  server: ComfyServer;
  graph: Graph;
  settings: ImageSettings;
  timeouts: ImageTimeouts;
  retry: RetryPolicy;
}

/**
 * A ComfyUI server with the built-in graph or the operator's.
 * @throws ImageEngineError with a sentence about the graph file
 */
export async function createComfyUiEngine(
  settings: ImageSettings & { baseUrl: string },
  timeouts: ImageTimeouts,
  retry: RetryPolicy,
): Promise<ImageEngine> {
  const graph = await loadGraph(settings.comfyuiGraph);
  const http = createEngineHttp(settings.baseUrl, authorize(settings.apiKey), timeouts.connect_ms);
  const server = createComfyServer(http, timeouts.answer_ms);
  const deps = { http, server, graph, settings, timeouts, retry };
  const name = settings.model ?? 'comfyui';
  const openModel = (onProgress: (fraction: number) => void): ImageModelV4 => ({
    specificationVersion: 'v4',
    provider: 'comfyui.image',
    modelId: name,
    maxImagesPerCall: 1,
    doGenerate: (options) => run(deps, name, readOrder(options), onProgress),
  });
  return assembleEngine({
    name,
    kind: 'comfyui',
    is_demo: false,
    openModel,
    status: () => readStatus(deps),
    close: () => http.close(),
    concurrency: settings.concurrency ?? CONCURRENCY,
    timeouts,
    retry,
  });
}

async function run(
  deps: ComfyDeps,
  name: string,
  order: PictureOrder,
  onProgress: (fraction: number) => void,
): Promise<ImageModelV4Result> {
  const { http, server, timeouts } = deps;
  const { signal } = order;
  const clientId = randomUUID();
  // Connects before the prompt is queued, so that the first messages are not missed.
  const socket = await openSocket(http, clientId, timeouts.connect_ms, signal);
  try {
    signal.throwIfAborted();
    const graph = fillGraph(deps.graph, toValues(order, deps.settings));
    // Not aborted with the caller: without its id, a queued prompt could not be stopped.
    const queuing = server.queue(graph, clientId, new AbortController().signal);
    queuing.catch(() => {});
    try {
      const { id, nodeErrors } = await unlessAborted(queuing, signal);
      const samplers = countSamplers(deps.graph);
      const followed = { id, server, socket, timeouts, samplers, onProgress };
      const { files } = await followPrompt(followed, signal);
      const [file] = files;
      if (!file)
        throw new ImageEngineError(
          'engine_failed',
          `The graph made no picture${nodeErrors === '' ? '' : `: ${nodeErrors}`}.`,
        );
      return toResult(name, await viewWithRetry(deps, file, signal), order.seed);
    } catch (error) {
      if (signal.aborted || mayStillRun(error)) await stopQueued(server, queuing);
      throw error;
    }
  } finally {
    socket.close();
  }
}

// A failed or lost prompt has ended, and an interrupt could hit another client's prompt.
const mayStillRun = (error: unknown) =>
  !(error instanceof ImageEngineError && error.concerns_one_picture);

async function stopQueued(server: ComfyServer, queuing: Promise<{ id: string }>): Promise<void> {
  try {
    await server.stop((await queuing).id);
  } catch {
    // Nothing was queued, or the server does not respond: there is nothing to stop.
  }
}

/** The picture is finished, so a transient failure must not lose it. */
async function viewWithRetry(
  { server, retry, timeouts }: ComfyDeps,
  file: OutputFile,
  signal: AbortSignal,
): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await server.view(file, signal);
    } catch (error) {
      signal.throwIfAborted();
      const failure = error instanceof ImageEngineError ? error : undefined;
      const state = { has_fallback: false, remaining_ms: timeouts.total_ms };
      const delay = failure?.retryable
        ? nextDelay(retry, attempt, failure.retry_after_ms, state)
        : undefined;
      if (delay === undefined) throw afterMaking(error);
      await retry.wait(delay, signal);
    }
  }
}

// The prompt has run, so a failed download must not queue it again automatically.
function afterMaking(error: unknown): ImageEngineError {
  return new ImageEngineError('engine_cut_off', 'The picture was made but could not be fetched.', {
    cause: error,
  });
}

function toValues(order: PictureOrder, settings: ImageSettings) {
  return {
    prompt: order.prompt,
    negative_prompt: order.negativePrompt,
    seed: order.seed,
    width: toGrid(order.width),
    height: toGrid(order.height),
    model: settings.model ?? '',
    steps: settings.steps ?? DEFAULT_STEPS,
    cfg: settings.cfg ?? DEFAULT_CFG,
    sampler: settings.sampler ?? SAMPLER,
    scheduler: settings.scheduler ?? SCHEDULER,
  };
}

const countSamplers = (graph: Graph) =>
  Object.values(graph).filter(({ class_type }) => /sampler/i.test(class_type)).length;

async function readStatus({ http, graph, settings }: ComfyDeps) {
  const warning = placeholdersOf(graph).has('negative_prompt')
    ? ''
    : ' The graph has no %negative_prompt%.';
  const answer = await askBriefly(http, '/object_info/CheckpointLoaderSimple');
  if (!answer) return UNREACHABLE;
  if (answer.status !== 200)
    return { ready: false, detail: `The server answers ${answer.status}.` };
  const { model } = settings;
  if (model === undefined || !placeholdersOf(graph).has('model'))
    return { ready: true, detail: `Serving the graph.${warning}` };
  return listCheckpoints(tryJson(answer)).includes(model)
    ? { ready: true, detail: `Serving ${model}.${warning}` }
    : { ready: false, detail: `The server has no checkpoint ${model}.` };
}

/** `[[names], {}]`, or `["COMBO", {options: names}]` since 2025. */
function listCheckpoints(info: unknown): unknown[] {
  type Info = { CheckpointLoaderSimple?: { input?: { required?: { ckpt_name?: unknown[] } } } };
  const [names, more] = (info as Info)?.CheckpointLoaderSimple?.input?.required?.ckpt_name ?? [];
  if (Array.isArray(names)) return names;
  const { options } = (more ?? {}) as { options?: unknown };
  return Array.isArray(options) ? options : [];
}
