import { pause, withDeadline } from '../deadline.ts';
import { tryJson, type EngineAnswer, type EngineHttp } from '../engine-http.ts';
import { ImageEngineError } from '../image-engine-error.ts';
import type { ImageTimeouts } from '../types.ts';

/** A stop is lost when it comes before the job has begun: it is said again, this often at most. */
const MOST_STOPS = 5;

export interface WebuiWork {
  http: EngineHttp;
  timeouts: ImageTimeouts;
  /** Requests of ours at this server now. */
  work: { running: number };
  onProgress(fraction: number): void;
}

interface Progress {
  progress?: unknown;
  state?: { job_count?: unknown; interrupted?: unknown };
}

/**
 * The answer to one `txt2img`, with progress told meanwhile. An abort interrupts the job and waits
 * until the server has let go of it before it rejects with the signal's reason.
 */
export async function makeOnWebui(
  given: WebuiWork,
  payload: Record<string, unknown>,
  signal: AbortSignal,
): Promise<EngineAnswer> {
  const { http, work } = given;
  signal.throwIfAborted();
  const line = new AbortController();
  const ended = new AbortController();
  work.running += 1;
  const answering = http
    .send('/sdapi/v1/txt2img', { method: 'POST', body: payload, signal: line.signal })
    .finally(() => ended.abort());
  answering.catch(() => {});
  const watching = watchProgress(given, signal, ended.signal);
  try {
    await untilEither(ended.signal, signal);
    if (signal.aborted && !ended.signal.aborted) await stop(given, ended.signal);
    line.abort(signal.reason);
    const answer = await answering;
    signal.throwIfAborted();
    // What an interrupted job hands over is a picture half made, under status 200.
    if ((await watching).interrupted)
      throw new ImageEngineError('engine_failed', 'The picture was interrupted on the server.');
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    work.running -= 1;
  }
}

function untilEither(one: AbortSignal, other: AbortSignal): Promise<void> {
  const either = AbortSignal.any([one, other]);
  if (either.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    either.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** `interrupt` names no job: it is only said when the job under way can be none of our others. */
async function stop({ http, timeouts, work }: WebuiWork, ended: AbortSignal): Promise<void> {
  if (work.running > 1) return;
  for (let said = 0; said < MOST_STOPS && !ended.aborted; said += 1) {
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
      // One on its way when the job ends is awaited: it may be the one that tells of the stop.
      const answer = await withDeadline(timeouts.connect_ms, signal, 'no answer', (soon) =>
        http.send('/sdapi/v1/progress?skip_current_image=true', { signal: soon }),
      );
      const { progress, state } = (tryJson(answer) ?? {}) as Progress;
      if (answer.status !== 200 || state?.job_count === 0) continue;
      if (typeof progress === 'number') onProgress(progress);
      // The last word counts: an earlier one may be of a job of somebody else.
      interrupted = state?.interrupted === true;
    } catch {
      // A bar that stands still for a moment is no reason to give the picture up.
    }
  }
  return { interrupted };
}
