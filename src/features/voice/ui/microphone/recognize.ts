/** The part of the Web Speech API that is used; TypeScript's library does not describe it. */
interface Recognition extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

interface RecognitionFailure extends Event {
  error: string;
}

declare global {
  var SpeechRecognition: (new () => Recognition) | undefined;
  var webkitSpeechRecognition: (new () => Recognition) | undefined;
}

/** An active session of the browser's own speech recognition. */
export interface Recognizing {
  /** Ends it and returns the transcript. */
  finish(): Promise<string>;
  cancel(): void;
}

/** Why a browser did not listen, as it names it: `not-allowed`, `audio-capture`, `network`. */
export class RecognitionError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export const canRecognize = (): boolean =>
  Boolean(globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition);

/**
 * Lets the browser transcribe speech. `onFailed` is called once when it stops by itself.
 * @throws RecognitionError when the browser cannot
 */
export function recognize(onFailed: (error: RecognitionError) => void): Recognizing {
  const Recognizer = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
  if (!Recognizer) throw new RecognitionError('unsupported');
  const recognition = new Recognizer();
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.lang = navigator.language;
  let text = '';
  let isOver = false;
  const ended = Promise.withResolvers<void>();
  recognition.addEventListener('result', (event) => {
    const { results } = event as RecognitionEvent;
    text = Array.from(results, (guesses) => guesses[0]?.transcript ?? '').join(' ');
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as RecognitionFailure;
    // Silence is not a failure: there is just no text.
    if (isOver || error === 'no-speech' || error === 'aborted') return;
    isOver = true;
    onFailed(new RecognitionError(error));
  });
  recognition.addEventListener('end', () => ended.resolve());
  recognition.start();
  return {
    async finish() {
      isOver = true;
      recognition.stop();
      await ended.promise;
      return text.replaceAll(/\s+/g, ' ').trim();
    },
    cancel() {
      isOver = true;
      recognition.abort();
    },
  };
}
