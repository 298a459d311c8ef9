import type { ImageModelV4 } from '@ai-sdk/provider';
import type { RetryPolicy } from '../retry-policy.ts';
import type { ImageEngineKind, ImageTimeouts } from './types.ts';

/** What one kind of engine brings; slots, deadlines, retries and checks are the same for all. */
export interface EngineParts {
  name: string;
  kind: ImageEngineKind;
  is_demo: boolean;
  /** The adapter for one call; it tells the listener how far its picture is, 0 to 1. */
  openModel(onProgress: (fraction: number) => void): ImageModelV4;
  status(): Promise<{ ready: boolean; detail: string }>;
  close?(): Promise<void>;
  /** Pictures under way at once. */
  concurrency: number;
  timeouts: ImageTimeouts;
  retry: RetryPolicy;
}
