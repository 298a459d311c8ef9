import type { EngineStatusOf } from '../engine-status.ts';

/** `classifier`: the embedded one. `rules`: no model is asked about labels; whoever asks has rules of its own alone. */
export type ModerationEngineKind = 'classifier' | 'rules' | 'openai' | 'llama_guard';

export type ModerationStatus = EngineStatusOf<ModerationEngineKind>;

export interface ModerationScores {
  /** By the engine's own label (`sexual/minors`, `S4`), 0 to 1; a label that is absent was not found or not looked for. */
  readonly scores: Readonly<Record<string, number>>;
}

/** What a model with eyes says of the people in a picture, as it says it: the two may disagree. */
export interface AgesSeen {
  /** Also false when the answer cannot be read. True when nobody is shown. */
  readonly all_clearly_adults: boolean;
  /** Whole years that the youngest-looking person appears to have; null: nobody shown, or not told. */
  readonly youngest_age: number | null;
}

export interface PictureVerdict extends ModerationScores {
  /** Null: no model with eyes looked. */
  readonly adults: AgesSeen | null;
}

export interface JudgeOptions {
  /** The caller's own stop; its reason is thrown. */
  signal?: AbortSignal;
  /** Longest wait, tries included, milliseconds; default by the settings. */
  timeout_ms?: number;
}

/** Models that judge texts and pictures, behind one interface; which labels matter is the caller's. */
export interface ModerationEngine {
  readonly name: string;
  readonly kind: ModerationEngineKind;
  readonly is_demo: boolean;
  /** A model reads texts; else `judgeText` asks nobody. */
  readonly reads_text: boolean;
  /** Whether a sentence of a reply is worth a call; `null`: the engine has no way to tell without one. */
  readonly suspects: ((sentence: string) => boolean) | null;
  /** A model gives scores to pictures. Those of OpenAI say nothing of minors. */
  readonly labels_pictures: boolean;
  /** A model with eyes looks how old the people in pictures are. With neither `judgePicture` asks nobody. */
  readonly sees_ages: boolean;
  status(): Promise<ModerationStatus>;
  /** All of `text` as one act. No scores when nobody reads. @throws ModerationError; `signal.reason` */
  judgeText(input: { text: string } & JudgeOptions): Promise<ModerationScores>;
  /** What a finished picture (a JPEG's bytes) shows; fails as soon as one of the models asked does. @throws ModerationError; `signal.reason` */
  judgePicture(input: { jpeg: Uint8Array } & JudgeOptions): Promise<PictureVerdict>;
  /** Ends what is under way with `engine_unavailable`. */
  close(): Promise<void>;
}

/** Where a model is: a base URL with `/v1`. */
export interface ModelServer {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
}

export interface ModerationTimeouts {
  /** Milliseconds, tries included. */
  text_ms: number;
  picture_ms: number;
}

export const DEFAULT_MODERATION_TIMEOUTS: ModerationTimeouts = {
  text_ms: 5000,
  picture_ms: 30_000,
};

/** The embedded classifier is not far away, only slow to load on a busy machine: it is waited for. */
export const CLASSIFIER_TIMEOUT_MS = 60_000;

export interface ModerationSettings {
  engine: ModerationEngineKind;
  /** Default for `openai`: OpenAI's own. */
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  /** Default for `openai`: omni-moderation-latest. */
  model?: string | undefined;
  /** A chat model with eyes, whatever the engine. */
  vision?: ModelServer | undefined;
  timeouts?: Partial<ModerationTimeouts>;
}
