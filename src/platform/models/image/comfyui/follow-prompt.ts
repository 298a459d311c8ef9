import { pause } from '../deadline.ts';
import { ImageEngineError } from '../image-engine-error.ts';
import type { ImageTimeouts } from '../types.ts';
import {
  describeExecutionError,
  INTERRUPTED,
  type ComfyServer,
  type FinishedPrompt,
} from './server.ts';
import type { ComfyMessage, ComfySocket } from './socket.ts';

export interface TrackedPrompt {
  id: string;
  server: ComfyServer;
  socket: ComfySocket;
  timeouts: ImageTimeouts;
  /** Sampler nodes of the graph, for the progress. */
  samplers: number;
  onProgress(fraction: number): void;
}

/**
 * Waits for the end of a queued prompt over the socket, and polls the server if the socket is
 * silent or closed.
 * @throws ImageEngineError for a failed, interrupted, or lost prompt
 */
export async function followPrompt(
  tracked: TrackedPrompt,
  signal: AbortSignal,
): Promise<FinishedPrompt> {
  const { socket, timeouts } = tracked;
  const bar = createBar(tracked.samplers, tracked.onProgress);
  let isOver = false;
  for (;;) {
    signal.throwIfAborted();
    const isConnected = socket.isOpen && !isOver;
    const message = isOver
      ? undefined
      : await socket.next(isConnected ? timeouts.quiet_ms : 0, signal);
    signal.throwIfAborted();
    if (message) {
      if (isOther(message, tracked.id)) continue;
      bar(message);
      if (!isEnd(message)) continue;
      isOver = true;
    }
    const ended = await pollPrompt(tracked, signal);
    if (ended) return checked(ended);
    if (isOver || !socket.isOpen) await pause(timeouts.poll_ms, signal);
  }
}

// Some messages have no id; the socket belongs to this prompt's client id.
const isOther = ({ data }: ComfyMessage, id: string) =>
  data.prompt_id !== undefined && data.prompt_id !== id;

/**
 * True once the history contains the prompt; `execution_success` arrives slightly earlier.
 * @throws ImageEngineError when the graph failed
 */
function isEnd({ type, data }: ComfyMessage): boolean {
  if (type === 'execution_error')
    throw new ImageEngineError('engine_failed', describeExecutionError(data));
  if (type === 'execution_interrupted') throw new ImageEngineError('engine_failed', INTERRUPTED);
  return type === 'executing' && data.node === null;
}

async function pollPrompt(
  { server, id }: TrackedPrompt,
  signal: AbortSignal,
): Promise<FinishedPrompt | undefined> {
  try {
    // In this order, because a prompt moves from the queue to the history in one step.
    const place = await server.whereIs(id, signal);
    const ended = await server.finished(id, signal);
    if (ended || place !== 'gone') return ended;
  } catch (error) {
    signal.throwIfAborted();
    // The server is restarting or briefly unreachable: polled again until the deadline.
    if (error instanceof ImageEngineError && error.retryable) return undefined;
    throw error;
  }
  throw new ImageEngineError('engine_cut_off', 'The image engine lost the picture’s job.');
}

function checked(ended: FinishedPrompt): FinishedPrompt {
  if (ended.failure !== undefined) throw new ImageEngineError('engine_failed', ended.failure);
  return ended;
}

/** Counts the steps of each sampler as an equal share of the progress. */
function createBar(samplers: number, report: (fraction: number) => void) {
  const parts = new Map<unknown, number>();
  return ({ type, data }: ComfyMessage) => {
    if (type === 'execution_start') report(0);
    const { value, max, node } = data as { value?: number; max?: number; node?: unknown };
    if (type !== 'progress' || !(Number(max) > 0)) return;
    parts.set(node, Number(value) / Number(max));
    const sum = [...parts.values()].reduce((total, part) => total + part, 0);
    report(sum / Math.max(samplers, parts.size));
  };
}
