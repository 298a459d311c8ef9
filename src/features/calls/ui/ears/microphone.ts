import workletUrl from '@ricky0123/vad-web/dist/vad.worklet.bundle.min.js?url';
import { loudnessOf } from './energy.ts';
import { FRAME_SAMPLES } from './voice-detector.ts';

/** An open microphone. */
export interface Microphone {
  /** How loud it is now, 0 to 1. */
  level(): number;
  setMuted(isMuted: boolean): void;
  close(): void;
}

/**
 * Opens the microphone; frames of 512 samples at 16 kHz follow. `onLost` is called when it is unplugged
 * or its permission is taken away.
 * @throws DOMException `NotAllowedError` without permission, `NotFoundError` without a microphone
 */
export async function openMicrophone(
  context: AudioContext,
  onFrame: (frame: Float32Array) => void,
  onLost: () => void,
): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: {
      channelCount: 1,
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
    },
  });
  const worklet = await openWorklet(context).catch((error: unknown) => {
    for (const one of stream.getTracks()) one.stop();
    throw error;
  });
  const source = context.createMediaStreamSource(stream);
  source.connect(worklet);
  let level = 0;
  let isMuted = false;
  worklet.port.addEventListener('message', ({ data }: MessageEvent<{ data?: ArrayBuffer }>) => {
    if (!data.data || isMuted) return;
    const frame = new Float32Array(data.data);
    level = Math.min(1, loudnessOf(frame) * 4);
    onFrame(frame);
  });
  worklet.port.start();
  const [track] = stream.getAudioTracks();
  track?.addEventListener('ended', onLost);
  return {
    level: () => (isMuted ? 0 : level),
    setMuted(muted) {
      isMuted = muted;
      if (track) track.enabled = !muted;
    },
    close() {
      track?.removeEventListener('ended', onLost);
      for (const one of stream.getTracks()) one.stop();
      source.disconnect();
      worklet.port.close();
    },
  };
}

async function openWorklet(context: AudioContext): Promise<AudioWorkletNode> {
  await context.audioWorklet.addModule(workletUrl);
  return new AudioWorkletNode(context, 'vad-helper-worklet', {
    numberOfOutputs: 0,
    processorOptions: { frameSamples: FRAME_SAMPLES },
  });
}
