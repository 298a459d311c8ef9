import type { EngineStatusOf } from '../engine-status.ts';

export type SpeechEngineKind = 'openai_compatible' | 'browser';

export const SPEECH_FORMATS = ['mp3', 'opus', 'wav', 'aac'] as const;
export type SpeechFormat = (typeof SPEECH_FORMATS)[number];

/** How a server streams speech. */
export const SPEECH_CALL_FORMATS = ['pcm', 'wav'] as const;
export type SpeechCallFormat = (typeof SPEECH_CALL_FORMATS)[number];

/** Who speaks: the choices that a configuration maps to the engine's voices. */
export const SPEAKERS = [
  'female/voice_1',
  'female/voice_2',
  'male/voice_1',
  'male/voice_2',
] as const;
export type Speaker = (typeof SPEAKERS)[number];
export type SpeechVoices = Readonly<Record<Speaker, string>>;

/** Names that OpenAI's models know; most other servers accept them as well. */
export const DEFAULT_VOICES: SpeechVoices = {
  'female/voice_1': 'shimmer',
  'female/voice_2': 'nova',
  'male/voice_1': 'onyx',
  'male/voice_2': 'echo',
};

/** The longest text of one call in the published contract. Characters. */
export const MAX_SPEECH_INPUT = 4096;

/** A spoken text. */
export interface Spoken {
  audio: Uint8Array;
  media_type: string;
  format: SpeechFormat;
}

/** Listens to a file while it is generated. */
export interface SpeechListener {
  /** The next bytes of the file. */
  onSound(bytes: Uint8Array, about: Pick<Spoken, 'media_type' | 'format'>): void;
  /** The result does not contain what was already streamed: it is generated again. Called once; nothing follows. */
  onBroken(): void;
}

/** A text that is being spoken. */
export interface SpeechStream {
  /** Samples per second. */
  sample_rate: number;
  /** PCM s16le, mono, as it arrives; each chunk has whole samples. @throws ServiceError within */
  chunks: AsyncIterable<Uint8Array>;
}

/** Converts text to speech. */
export interface SpeechEngine {
  /** The model. */
  name: string;
  kind: SpeechEngineKind;
  /** True if no model speaks and each user's browser does instead. */
  is_demo: boolean;
  /** The engine's own name of a speaker's voice. */
  voiceOf(speaker: Speaker): string;
  /**
   * Speaks one text of at most `MAX_SPEECH_INPUT` characters.
   * @throws ServiceError; `signal.reason` when the caller aborts
   */
  speak(
    text: string,
    speaker: Speaker,
    signal: AbortSignal,
    listener?: SpeechListener,
  ): Promise<Spoken>;
  /**
   * Speaks one text of at most `MAX_SPEECH_INPUT` characters as a stream. Resolves with the first
   * sound. Leaving the loop early aborts it.
   * @throws ServiceError; `signal.reason` when the caller aborts
   */
  stream(text: string, speaker: Speaker, signal: AbortSignal): Promise<SpeechStream>;
  status(): Promise<EngineStatusOf<SpeechEngineKind>>;
}

export interface SpeechSettings {
  /** Base URL of an OpenAI-compatible server, including `/v1`. */
  base_url: string;
  api_key?: string | undefined;
  model: string;
  format: SpeechFormat;
  call_format?: SpeechCallFormat;
  voices: SpeechVoices;
  /** The time limit for one text, including retries. Milliseconds. */
  timeout_ms?: number;
}
