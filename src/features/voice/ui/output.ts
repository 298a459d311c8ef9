import type { Speed } from '#features/voice/limits.ts';

export type Source =
  | {
      kind: 'audio';
      url: string;
      isDemo: boolean;
      /**
       * For a file played while it is generated: finds the complete file if the stream breaks off.
       */
      findWhole?: () => Promise<Source>;
    }
  | { kind: 'browser'; text: string; sex: 'female' | 'male'; voice: string };

/** What plays one source. */
export interface Output {
  play(speed: Speed): Promise<void>;
  pause(): void;
  /** In seconds. */
  seek(seconds: number): void;
  setSpeed(speed: Speed): void;
  stop(): void;
}

export interface OutputListener {
  onChange(change: { status?: 'playing' | 'paused'; at?: number }): void;
  onFailed(error: unknown): void;
}
