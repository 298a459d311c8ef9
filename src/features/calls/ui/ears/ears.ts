/** What the user says to the page, as it is recognized. */
export interface EarsListener {
  /** Somebody begins to speak. */
  onStart(): void;
  /** 16-bit samples at 16 kHz between a start and its end; only if the server transcribes. */
  onSound(pcm: ArrayBuffer): void;
  onEnd(): void;
  /** Words that the browser wrote down. */
  onWords(words: string): void;
  /** What was begun counts for nothing. */
  onCancel(): void;
  onFailed(problem: EarsProblem): void;
}

/** Why the page cannot listen. */
export type EarsProblem = 'refused' | 'missing' | 'unsupported' | 'lost';

export interface Ears {
  /** How loud it is now, 0 to 1. */
  level(): number;
  setMuted(isMuted: boolean): void;
  /**
   * The character speaks: a browser that cannot separate this voice from the user's stops
   * listening.
   */
  setSpeaking(isSpeaking: boolean): void;
  /** Forgets what was begun. */
  cancel(): void;
  close(): void;
}

/** What a refusal of the browser means. */
export function problemOf(error: unknown): EarsProblem {
  // Pages that are not served securely have no microphone at all.
  if (!('mediaDevices' in navigator)) return 'missing';
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'NotReadableError') return 'missing';
  console.error(error);
  return 'unsupported';
}
