import { pause, withDeadline } from '../deadline.ts';
import { tryJson, type EngineAnswer, type EngineHttp } from '../engine-http.ts';
import { ImageEngineError } from '../image-engine-error.ts';
import type { ImageTimeouts } from '../types.ts';

/** An interrupt before the job has started is lost, so it is repeated up to this often. */
const MAX_INTERRUPTS = 5;

export interface WebuiWork {
  http: EngineHttp;
  timeouts: ImageTimeouts;
  /** The number of our requests running on this server. */
  work: { running: number };
  onProgress(fraction: number): void;
}

interface Progress {
  progress?: unknown;
  state?: { job_count?: unknown; interrupted?: unknown };
}

/**
 * Sends one `txt2img` request and reports its progress. An abort interrupts the job, waits until
 * the server has ended it, and rejects with the signal's reason.
 */
export async function makeOnWebui(
  task: WebuiWork,
  payload: Record<string, unknown>,
  signal: AbortSignal,
): Promise<EngineAnswer> {
  const { http, work } = task;
  signal.throwIfAborted();
  const connection = new AbortController();
  const ended = new AbortController();
  work.running += 1;
  const response = http
    .send('/sdapi/v1/txt2img', { method: 'POST', body: payload, signal: connection.signal })
    .finally(() => ended.abort());
  response.catch(() => {});
  const watched = watchProgress(task, signal, ended.signal);
  try {
    await waitForEither(ended.signal, signal);
    if (signal.aborted && !ended.signal.aborted) await stop(task, ended.signal);
    connection.abort(signal.reason);
    const answer = await response;
    signal.throwIfAborted();
    // An interrupted job returns a partial picture with status 200.
    if ((await watched).interrupted)
      throw new ImageEngineError('engine_failed', 'The picture was interrupted on the server.');
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    work.running -= 1;
  }
}

function waitForEither(one: AbortSignal, other: AbortSignal): Promise<void> {
  const combined = AbortSignal.any([one, other]);
  if (combined.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    combined.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** `interrupt` names no job, so it is sent only if none of our other jobs can be running. */
async function stop({ http, timeouts, work }: WebuiWork, ended: AbortSignal): Promise<void> {
  if (work.running > 1) return;
  for (let count = 0; count < MAX_INTERRUPTS && !ended.aborted; count += 1) {
    await withDeadline(timeouts.poll_ms * 2, undefined, 'no answer', (signal) =>
      http.send('/sdapi/v1/interrupt', { method: 'POST', signal }),
    ).catch(() => {});
    await pause(timeouts.poll_ms, ended);
  }
}

async function watchProgress(
  { http, timeouts, onProgress }: WebuiWork,
  signal: AbortSignal,
  ended: AbortSignal,
): Promise<{ interrupted: boolean }> {
  let interrupted = false;
  const over = AbortSignal.any([signal, ended]);
  while (!over.aborted) {
    await pause(timeouts.poll_ms, over);
    if (over.aborted) break;
    try {
      // A request in flight when the job ends is awaited, since it may report the interrupt.
      const answer = await withDeadline(timeouts.connect_ms, signal, 'no answer', (soon) =>
        http.send('/sdapi/v1/progress?skip_current_image=true', { signal: soon }),
      );
      const { progress, state } = (tryJson(answer) ?? {}) as Progress;
      if (answer.status !== 200 || state?.job_count === 0) continue;
      if (typeof progress === 'number') onProgress(progress);
      // The last response counts: an earlier one may concern another client's job.
      interrupted = state?.interrupted === true;
    } catch {
      // A failed progress request is not a reason to give up the picture.
    }
  }
  return { interrupted };
}
