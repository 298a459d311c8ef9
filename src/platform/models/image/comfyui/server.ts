import { lookUp } from '#shared/look-up.ts';
import { withDeadline } from '../deadline.ts';
import {
  readJson,
  shorten,
  toStatusError,
  tryJson,
  type Call,
  type EngineAnswer,
  type EngineHttp,
} from '../engine-http.ts';
import { ImageEngineError } from '../image-engine-error.ts';
import type { Graph } from './graph.ts';

/** A file that a graph stored on the server. */
export interface OutputFile {
  filename: string;
  subfolder: string;
  type: string;
}

export interface FinishedPrompt {
  /** The message of an error inside the graph. */
  failure: string | undefined;
  files: OutputFile[];
}

/** ComfyUI's API calls, each with its own deadline. All throw `ImageEngineError`. */
export interface ComfyServer {
  /** @returns the id of the queued prompt, and the server's errors about skipped outputs */
  queue(graph: Graph, clientId: string, signal: AbortSignal): Promise<Queued>;
  whereIs(id: string, signal: AbortSignal): Promise<'running' | 'pending' | 'gone'>;
  /** The result of a prompt; undefined while it is unfinished or unknown. */
  finished(id: string, signal: AbortSignal): Promise<FinishedPrompt | undefined>;
  view(file: OutputFile, signal: AbortSignal): Promise<Uint8Array>;
  /** Removes a prompt from the queue, or interrupts it if it is running. */
  stop(id: string): Promise<void>;
}

export interface Queued {
  id: string;
  nodeErrors: string;
}

export function createComfyServer(http: EngineHttp, answerMs: number): ComfyServer {
  const call = (to: string, signal: AbortSignal | undefined, more: Omit<Call, 'signal'> = {}) =>
    withDeadline(answerMs, signal, 'The image engine did not answer in time.', (within) =>
      http.send(to, { ...more, signal: within }),
    );
  const ask = async (to: string, signal: AbortSignal | undefined): Promise<EngineAnswer> => {
    const answer = await call(to, signal);
    if (answer.status !== 200) throw toStatusError(answer);
    return answer;
  };
  const whereIs: ComfyServer['whereIs'] = async (id, signal) => {
    const queue = readJson(await ask('/queue', signal)) as Record<string, unknown[][] | undefined>;
    const contains = (list: unknown[][] | undefined) => (list ?? []).some((item) => item[1] === id);
    if (contains(queue.queue_running)) return 'running';
    return contains(queue.queue_pending) ? 'pending' : 'gone';
  };

  return {
    async queue(graph, clientId, signal) {
      const body = { prompt: graph, client_id: clientId };
      const answer = await call('/prompt', signal, { method: 'POST', body });
      if (answer.status !== 200) throw toQueueError(answer);
      const queued = readJson(answer) as { prompt_id?: unknown; node_errors?: unknown };
      if (typeof queued.prompt_id !== 'string')
        throw new ImageEngineError('engine_bad_response', 'The image engine gave no prompt_id.');
      return { id: queued.prompt_id, nodeErrors: describeNodeErrors(queued.node_errors) };
    },
    whereIs,
    async finished(id, signal) {
      const history = readJson(await ask(`/history/${encodeURIComponent(id)}`, signal));
      const entry = lookUp(history as Record<string, HistoryEntry | undefined>, id);
      return entry && { failure: readFailure(entry), files: readFiles(entry) };
    },
    async view({ filename, subfolder, type }, signal) {
      const query = new URLSearchParams({ filename, subfolder, type });
      return (await ask(`/view?${query.toString()}`, signal)).bytes;
    },
    async stop(id) {
      await call('/queue', undefined, { method: 'POST', body: { delete: [id] } });
      // Older servers interrupt any running prompt, so this is sent only while ours is running.
      if ((await whereIs(id, new AbortController().signal)) !== 'running') return;
      await call('/interrupt', undefined, { method: 'POST', body: { prompt_id: id } });
    },
  };
}

interface HistoryEntry {
  outputs?: Record<string, { images?: Partial<OutputFile>[] } | undefined>;
  status?: { status_str?: string; messages?: [string, Record<string, unknown>][] };
}

function readFailure({ status }: HistoryEntry): string | undefined {
  if (status?.status_str !== 'error') return undefined;
  for (const [event, data] of status.messages ?? []) {
    if (event === 'execution_error') return describeExecutionError(data);
    if (event === 'execution_interrupted') return INTERRUPTED;
  }
  return 'The graph failed.';
}

export const INTERRUPTED = 'The picture was interrupted on the server.';

/** The message of an `execution_error` event. */
export function describeExecutionError(data: Record<string, unknown>): string {
  const { node_type, exception_type, exception_message } = data as Record<string, string>;
  return shorten(`${node_type} failed: ${exception_message} (${exception_type}).`);
}

/** Saved files come before previews. */
function readFiles({ outputs }: HistoryEntry): OutputFile[] {
  const files = Object.values(outputs ?? {})
    .flatMap((output) => output?.images ?? [])
    .filter((file): file is OutputFile => typeof file.filename === 'string')
    .map(({ filename, subfolder = '', type = 'output' }) => ({ filename, subfolder, type }));
  return files.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ type }: OutputFile) => (type === 'output' ? 0 : 1);

function toQueueError(answer: EngineAnswer): ImageEngineError {
  const body = (tryJson(answer) ?? {}) as { error?: unknown; node_errors?: unknown };
  const error = body.error as { message?: string; details?: string } | string | undefined;
  const message =
    typeof error === 'string' ? error : [error?.message, error?.details].filter(Boolean).join(', ');
  const nodes = describeNodeErrors(body.node_errors);
  return toStatusError(answer, [nodes, message].filter(Boolean)[0] ?? '');
}

interface NodeErrors {
  class_type?: string;
  errors?: { message?: string; details?: string }[];
}

/** `KSampler (3): Value not in list, sampler_name: 'x' not in […]; …` */
function describeNodeErrors(nodeErrors: unknown): string {
  if (typeof nodeErrors !== 'object' || nodeErrors === null) return '';
  return Object.entries(nodeErrors as Record<string, NodeErrors>)
    .map(([id, { class_type, errors = [] }]) => {
      const messages = errors.map(({ message, details }) =>
        [message, details].filter(Boolean).join(', '),
      );
      return `${class_type} (${id}): ${messages.join('; ')}`;
    })
    .join('; ');
}
