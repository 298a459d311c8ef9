import { chooseVoice } from './browser-voices.ts';
import type { Output, OutputListener, Source } from './output.ts';

/** The browser cannot speak at all. */
export class NoBrowserVoice extends Error {}

/**
 * The browser's own speech. It has no positions, so a change of speed restarts at the last word.
 */
export function createBrowserOutput(
  { text, sex, voice }: Extract<Source, { kind: 'browser' }>,
  { onChange, onFailed }: OutputListener,
): Output {
  let said = 0;
  let isOver = false;
  let current: SpeechSynthesisUtterance | undefined;
  const silence = () => {
    current = undefined;
    speechSynthesis.cancel();
  };
  const start = async (speed: number) => {
    const chosen = await chooseVoice({ sex, voice });
    if (isOver) return;
    if (!chosen) throw new NoBrowserVoice();
    silence();
    const from = said;
    const utterance = new SpeechSynthesisUtterance(text.slice(from));
    chosen.giveTo(utterance);
    utterance.rate = speed;
    const isCurrent = () => current === utterance;
    utterance.addEventListener('boundary', ({ charIndex }) => {
      if (isCurrent()) said = from + charIndex;
    });
    utterance.addEventListener('end', () => {
      if (!isCurrent()) return;
      current = undefined;
      said = 0;
      onChange({ status: 'paused' });
    });
    utterance.addEventListener('error', ({ error }) => {
      if (isCurrent()) onFailed(new Error(error));
    });
    current = utterance;
    speechSynthesis.speak(utterance);
    onChange({ status: 'playing' });
  };
  return {
    play: start,
    pause() {
      // Some browsers never resume after their own pause, so the rest is spoken again.
      silence();
      onChange({ status: 'paused' });
    },
    seek: () => undefined,
    setSpeed(speed) {
      if (current) void start(speed).catch(onFailed);
    },
    stop() {
      isOver = true;
      if (current) silence();
    },
  };
}
