import { canRecognize } from '#features/voice/ui/microphone/recognize.ts';
import type { Ears, EarsListener, EarsProblem } from './ears.ts';

/** The delay before a recognition that ended by itself restarts. Milliseconds. */
const AGAIN_MS = 250;

type Recognition = InstanceType<NonNullable<typeof globalThis.SpeechRecognition>>;

interface Result extends ArrayLike<{ transcript: string }> {
  isFinal: boolean;
}

interface ResultEvent extends Event {
  resultIndex: number;
  results: ArrayLike<Result>;
}

const PROBLEMS = new Map<string, EarsProblem>([
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'refused'],
  ['audio-capture', 'missing'],
  // Chromium without its own recognition service.
  ['network', 'unsupported'],
  ['language-not-supported', 'unsupported'],
]);

/** Lets the browser transcribe speech, as a demo. It does not listen while the character speaks. */
export function listenByBrowser(listener: EarsListener): Ears | null {
  const Recognizer = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
  if (!Recognizer || !canRecognize()) return null;
  let isMuted = false;
  let isSpeaking = false;
  let isClosed = false;
  let hasBegun = false;
  let current: Recognition | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    listener.onStart();
  };
  const cancel = () => {
    if (!hasBegun) return;
    hasBegun = false;
    listener.onCancel();
  };
  const listen = () => {
    clearTimeout(timer);
    if (isClosed || isMuted || isSpeaking || current) return;
    const recognition = new Recognizer();
    current = recognition;
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.lang = navigator.language;
    recognition.addEventListener('result', (event) => {
      const { results, resultIndex = 0 } = event as ResultEvent;
      const latest = Array.from(results).slice(resultIndex);
      begin();
      const words = latest.filter(({ isFinal }) => isFinal).map((one) => one[0]?.transcript ?? '');
      const text = words.join(' ').replaceAll(/\s+/g, ' ').trim();
      if (text === '') return;
      hasBegun = false;
      listener.onWords(text);
    });
    recognition.addEventListener('error', (event) => {
      const problem = PROBLEMS.get((event as Event & { error: string }).error);
      if (!problem) return;
      isClosed = true;
      listener.onFailed(problem);
    });
    recognition.addEventListener('end', () => {
      if (current === recognition) current = undefined;
      cancel();
      if (!isClosed) timer = setTimeout(listen, AGAIN_MS);
    });
    recognition.start();
  };
  const rest = () => {
    const stopping = current;
    current = undefined;
    stopping?.abort();
  };
  listen();
  return {
    level: () => 0,
    setMuted(muted) {
      isMuted = muted;
      if (muted) rest();
      else listen();
    },
    setSpeaking(speaking) {
      isSpeaking = speaking;
      if (speaking) rest();
      else listen();
    },
    cancel: rest,
    close() {
      isClosed = true;
      clearTimeout(timer);
      rest();
    },
  };
}
