import { endOf, heardMs, nextStart, type Played } from '../audio/heard.ts';

/** Seconds between the arrival of the first chunk and its sound. */
const LEAD = 0.03;

/** One sentence's sound, as its chunks arrive. */
export interface Sound {
  push(samples: Float32Array<ArrayBuffer>): void;
  /** No chunk follows. */
  end(): void;
  /** Starts playback at `after` (seconds on the context's clock). Chunks wait until then. */
  release(after: number): void;
  stop(): void;
  heardMs(): number;
  /** When the chunks so far end. */
  endsAt(): number;
  readonly isComplete: boolean;
  /** No chunk has arrived. */
  readonly isEmpty: boolean;
}

/**
 * Schedules the chunks of a sentence without gaps. `onOver` is called when the last one was played.
 */
export function createSound(
  context: AudioContext,
  output: AudioNode,
  rate: number,
  onOver: () => void,
): Sound {
  let waiting: Float32Array<ArrayBuffer>[] = [];
  const played: Played[] = [];
  const sources = new Set<AudioBufferSourceNode>();
  let end = 0;
  let isReleased = false;
  let isComplete = false;
  let isStopped = false;

  const check = () => {
    if (isComplete && isReleased && !isStopped && sources.size === 0) onOver();
  };
  const schedule = (samples: Float32Array<ArrayBuffer>) => {
    const buffer = context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(output);
    const at = nextStart(end, context.currentTime, LEAD);
    source.start(at);
    played.push({ at, duration: buffer.duration });
    end = endOf(played);
    sources.add(source);
    source.addEventListener('ended', () => {
      sources.delete(source);
      source.disconnect();
      check();
    });
  };
  return {
    push(samples) {
      if (isStopped) return;
      if (isReleased) schedule(samples);
      else waiting.push(samples);
    },
    end() {
      isComplete = true;
      check();
    },
    release(after) {
      if (isReleased) return;
      isReleased = true;
      end = after;
      for (const samples of waiting) schedule(samples);
      waiting = [];
      check();
    },
    stop() {
      isStopped = true;
      for (const source of sources) source.stop();
      sources.clear();
    },
    // Sound that has left the page is not audible yet.
    heardMs: () => heardMs(played, context.currentTime - (context.outputLatency || 0)),
    endsAt: () => end,
    get isComplete() {
      return isComplete;
    },
    get isEmpty() {
      return waiting.length === 0 && played.length === 0;
    },
  };
}
