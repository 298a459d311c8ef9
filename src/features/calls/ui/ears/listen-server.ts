import { toPcm } from '#shared/pcm.ts';
import type { Ears, EarsListener } from './ears.ts';
import { createEnergyJudge } from './energy.ts';
import { openMicrophone } from './microphone.ts';
import { createVoiceDetector } from './voice-detector.ts';

/**
 * Sends speech to the server, utterance by utterance. Speech is detected by loudness until the
 * better neural network is loaded, or if it cannot run.
 * @throws DOMException when there is no microphone or no permission
 */
export async function listenForServer(
  context: AudioContext,
  listener: EarsListener,
): Promise<Ears> {
  const detector = createVoiceDetector(
    {
      onStart(preRoll) {
        listener.onStart();
        for (const frame of preRoll) listener.onSound(toPcm(frame));
      },
      onFrame: (frame) => listener.onSound(toPcm(frame)),
      onEnd: listener.onEnd,
      onCancel: listener.onCancel,
    },
    createEnergyJudge(),
  );
  const microphone = await openMicrophone(
    context,
    (frame) => void detector.hear(frame),
    () => listener.onFailed('lost'),
  );
  import('./silero.ts')
    .then(({ loadSilero }) => loadSilero())
    .then(detector.judgeBy)
    .catch((error: unknown) => console.debug('voice activity detection', error));
  return {
    level: microphone.level,
    setMuted(isMuted) {
      microphone.setMuted(isMuted);
      if (isMuted) detector.cancel();
    },
    // The browser removes the character's voice from the microphone input.
    setSpeaking: () => undefined,
    cancel: detector.cancel,
    close: microphone.close,
  };
}
