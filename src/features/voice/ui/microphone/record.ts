import { encodeWav } from './encode-wav.ts';

/** What transcription models work with; more would only be larger. */
const RATE = 16_000;

/** Somebody speaking. */
export interface Listening {
  /** How loud it is now, 0 to 1. */
  level(): number;
  /** Ends it and returns the recording to transcribe. */
  finish(): Promise<Blob>;
  cancel(): void;
}

/**
 * Records the microphone.
 * @throws DOMException `NotAllowedError` without permission, `NotFoundError` without a microphone
 */
export async function record(): Promise<Listening> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
  const context = new AudioContext();
  const meter = context.createAnalyser();
  meter.fftSize = 512;
  context.createMediaStreamSource(stream).connect(meter);
  const window = new Float32Array(meter.fftSize);
  const recorder = new MediaRecorder(stream);
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const stopped = new Promise<void>((resolve) =>
    recorder.addEventListener('stop', () => resolve(), { once: true }),
  );
  recorder.start();
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  };
  return {
    level() {
      meter.getFloatTimeDomainData(window);
      const energy = window.reduce((sum, sample) => sum + sample * sample, 0) / window.length;
      return Math.min(1, Math.sqrt(energy) * 4);
    },
    async finish() {
      end();
      await stopped;
      const recorded = await new Blob(chunks, { type: recorder.mimeType }).arrayBuffer();
      const wav = await toWav(context, recorded);
      await context.close();
      return wav;
    },
    cancel() {
      end();
      void context.close();
    },
  };
}

/** Every server and browser knows WAV; what browsers record differs. */
async function toWav(context: AudioContext, recorded: ArrayBuffer): Promise<Blob> {
  const audio = await context.decodeAudioData(recorded);
  const offline = new OfflineAudioContext(1, Math.max(1, Math.ceil(audio.duration * RATE)), RATE);
  const source = offline.createBufferSource();
  source.buffer = audio;
  source.connect(offline.destination);
  source.start();
  const resampled = await offline.startRendering();
  return encodeWav(resampled.getChannelData(0), RATE);
}
