import type { EngineStatusOf } from '../engine-status.ts';

/**
 * `classifier` is the embedded model. `rules` uses no model for labels: only the caller's own rules
 * apply.
 */
export type ModerationEngineKind = 'classifier' | 'rules' | 'openai' | 'llama_guard';

export type ModerationStatus = EngineStatusOf<ModerationEngineKind>;

export interface ModerationScores {
  /**
   * By the engine's label (`sexual/minors`, `S4`), 0 to 1; an absent label was not found or not
   * checked.
   */
  readonly scores: Readonly<Record<string, number>>;
}

/**
 * A vision model's description of the people in a picture. The two fields may contradict each
 * other.
 */
export interface AgesSeen {
  /** True if nobody is shown; false if the response cannot be read. */
  readonly all_clearly_adults: boolean;
  /**
   * The apparent age of the youngest person in years; null if nobody is shown or it is not stated.
   */
  readonly youngest_age: number | null;
}

export interface PictureVerdict extends ModerationScores {
  /** Null if no vision model is configured. */
  readonly adults: AgesSeen | null;
}

export interface JudgeOptions {
  /** Aborts the request; its reason is thrown. */
  signal?: AbortSignal;
  /** Timeout in milliseconds, including retries; the default comes from the settings. */
  timeout_ms?: number;
}

/**
 * Models that judge texts and pictures behind one interface; the caller decides which labels
 * matter.
 */
export interface ModerationEngine {
  readonly name: string;
  readonly kind: ModerationEngineKind;
  readonly is_demo: boolean;
  /** True if a model reads texts; otherwise `judgeText` returns no scores. */
  readonly reads_text: boolean;
  /** True if a sentence of a reply is worth a call; `null`: the engine cannot tell without a call. */
  readonly suspects: ((sentence: string) => boolean) | null;
  /** False if no call is needed to know that a message is harmless. */
  mayHarm(text: string): boolean;
  /** True if a model scores pictures. OpenAI's scores do not cover minors. */
  readonly labels_pictures: boolean;
  /** True if a vision model estimates ages. Without either, `judgePicture` makes no request. */
  readonly sees_ages: boolean;
  status(): Promise<ModerationStatus>;
  /**
   * Judges the whole `text`. No scores without a model.
   * @throws ModerationError; `signal.reason`
   */
  judgeText(input: { text: string } & JudgeOptions): Promise<ModerationScores>;
  /**
   * Judges a finished picture (JPEG bytes); fails as soon as one of the models fails.
   * @throws ModerationError; `signal.reason`
   */
  judgePicture(input: { jpeg: Uint8Array } & JudgeOptions): Promise<PictureVerdict>;
  /**
   * One sentence about a picture (JPEG bytes) by the vision model; null without one, or when it
   * fails.
   */
  describePicture(input: { jpeg: Uint8Array } & JudgeOptions): Promise<string | null>;
  /** Ends running requests with `engine_unavailable`. */
  close(): Promise<void>;
}

/** The location of a model: a base URL with `/v1`. */
export interface ModelServer {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
}

export interface ModerationTimeouts {
  /** Milliseconds, including retries. */
  text_ms: number;
  picture_ms: number;
}

export const DEFAULT_MODERATION_TIMEOUTS: ModerationTimeouts = {
  text_ms: 5000,
  picture_ms: 30_000,
};

/** Generous, because the embedded classifier loads slowly on a busy machine. */
export const CLASSIFIER_TIMEOUT_MS = 60_000;

export interface ModerationSettings {
  engine: ModerationEngineKind;
  /** Default for `openai`: OpenAI's own URL. */
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  /** Default for `openai`: omni-moderation-latest. */
  model?: string | undefined;
  /** A vision chat model, in addition to any engine. */
  vision?: ModelServer | undefined;
  timeouts?: Partial<ModerationTimeouts>;
}
