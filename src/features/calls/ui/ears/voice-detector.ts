import {
  FrameProcessor,
  type FrameProcessorEvent,
} from '@ricky0123/vad-web/dist/frame-processor.js';
import { Message } from '@ricky0123/vad-web/dist/messages.js';

/** Samples of a frame at 16 kHz: 32 ms. */
export const FRAME_SAMPLES = 512;
const FRAME_MS = 32;
/** This much speech counts as a start; a click or a cough is shorter. */
const MIN_SPEECH_MS = 3 * FRAME_MS;
/** So much silence ends an utterance. */
const SILENCE_MS = 640;
/** What is sent of the time before the beginning was noticed, so that no first letter is lost. */
const PRE_ROLL_MS = 416;
/** Before the server's limit of an utterance, a new one begins. */
const MAX_UTTERANCE_MS = 55_000;

/** How likely a frame is speech, 0 to 1. */
export type SpeechProbability = (frame: Float32Array) => number | Promise<number>;

export interface VoiceEvents {
  /** Somebody speaks; the frames so far, oldest first. */
  onStart(preRoll: readonly Float32Array[]): void;
  /** Another frame of the utterance. */
  onFrame(frame: Float32Array): void;
  onEnd(): void;
  /** What was begun counts for nothing, because listening was stopped. */
  onCancel(): void;
}

/** Finds utterances in the frames of a microphone. */
export interface VoiceDetector {
  hear(frame: Float32Array): Promise<void>;
  /** Replaces the judge of frames, once a better one is loaded. */
  judgeBy(probability: SpeechProbability): void;
  /** Stops an utterance in progress and forgets what was heard. */
  cancel(): void;
}

export function createVoiceDetector(
  events: VoiceEvents,
  initial: SpeechProbability,
): VoiceDetector {
  let probability = initial;
  let isSpeaking = false;
  let length = 0;
  let recent: Float32Array[] = [];
  let queue = Promise.resolve();

  const processor = new FrameProcessor(
    async (frame) => {
      const isSpeech = await probability(frame);
      return { isSpeech, notSpeech: 1 - isSpeech };
    },
    () => undefined,
    {
      positiveSpeechThreshold: 0.5,
      negativeSpeechThreshold: 0.35,
      preSpeechPadMs: PRE_ROLL_MS,
      redemptionMs: SILENCE_MS,
      minSpeechMs: MIN_SPEECH_MS,
      submitUserSpeechOnPause: false,
    },
    FRAME_MS,
  );
  processor.resume();

  const end = () => {
    isSpeaking = false;
    recent = [];
    events.onEnd();
  };
  const keep = (frame: Float32Array) => {
    if (isSpeaking) {
      length += 1;
      return events.onFrame(frame);
    }
    recent.push(frame);
    if (recent.length > PRE_ROLL_MS / FRAME_MS) recent.shift();
  };
  const onEvent = (event: FrameProcessorEvent) => {
    if (event.msg === Message.FrameProcessed) keep(event.frame);
    if (event.msg === Message.SpeechRealStart) {
      isSpeaking = true;
      length = recent.length;
      events.onStart(recent);
    }
    if (event.msg === Message.SpeechEnd && isSpeaking) end();
  };
  return {
    hear(frame) {
      queue = queue
        .then(async () => {
          await processor.process(frame, onEvent);
          if (!isSpeaking || length * FRAME_MS < MAX_UTTERANCE_MS) return;
          processor.reset();
          end();
        })
        .catch((error: unknown) => {
          console.debug('speech detection', error);
          probability = initial;
        });
      return queue;
    },
    judgeBy: (next) => void (probability = next),
    cancel() {
      processor.reset();
      recent = [];
      if (!isSpeaking) return;
      isSpeaking = false;
      events.onCancel();
    },
  };
}
