import type { Speed } from '#features/voice/limits.ts';

export type Source =
  | {
      kind: 'audio';
      url: string;
      isDemo: boolean;
      /** Of a file that is heard while it is made: finds it whole, should that break off. */
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
