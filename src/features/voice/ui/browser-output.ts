import type { Output, OutputListener, Source } from './output.ts';

/** The browser cannot speak at all. */
export class NoBrowserVoice extends Error {}

/** How long voices may take to be listed; some browsers list them late. Milliseconds. */
const VOICES_WITHIN_MS = 1500;

const NAMES = {
  female:
    /female|woman|zira|jenny|aria|samantha|victoria|karen|moira|tessa|susan|hazel|fiona|serena/i,
  male: /(?<!fe)male|\bman\b|david|mark|guy|daniel|alex|fred|george|james|oliver|thomas|arthur/i,
};
const PITCH = { female: 1.1, male: 0.8 };

async function findVoices(): Promise<SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in globalThis)) return [];
  const known = speechSynthesis.getVoices();
  if (known.length > 0) return known;
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, VOICES_WITHIN_MS);
  });
  return speechSynthesis.getVoices();
}

/** An English voice that sounds like that sex by its name, or else any. */
function chooseVoice(
  voices: readonly SpeechSynthesisVoice[],
  sex: 'female' | 'male',
): SpeechSynthesisVoice | undefined {
  const english = voices.filter(({ lang }) => lang.startsWith('en'));
  return (
    english.find(({ name }) => NAMES[sex].test(name)) ??
    english.find(({ default: isDefault }) => isDefault) ??
    english[0] ??
    voices[0]
  );
}

/** The browser's own speech. It has no positions, so that a change of speed begins at the last word. */
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
    const chosen = chooseVoice(await findVoices(), sex);
    if (isOver) return;
    if (!chosen) throw new NoBrowserVoice();
    silence();
    const from = said;
    const utterance = new SpeechSynthesisUtterance(text.slice(from));
    utterance.voice = chosen;
    utterance.lang = chosen.lang;
    utterance.rate = speed;
    utterance.pitch = PITCH[sex] + (voice === 'voice_2' ? 0.15 : 0);
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
      // Some browsers never go on after their own pause, so the rest is said anew.
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
