import type { ImageModelV4 } from '@ai-sdk/provider';
import type { RetryPolicy } from '../retry-policy.ts';
import type { ImageEngineKind, ImageTimeouts } from './types.ts';

/** What one kind of engine implements; slots, deadlines, retries, and checks are shared. */
export interface EngineParts {
  name: string;
  kind: ImageEngineKind;
  is_demo: boolean;
  /** The adapter for one call; it reports the picture's progress from 0 to 1. */
  openModel(onProgress: (fraction: number) => void): ImageModelV4;
  status(): Promise<{ ready: boolean; detail: string }>;
  close?(): Promise<void>;
  /** Maximum number of concurrent pictures. */
  concurrency: number;
  timeouts: ImageTimeouts;
  retry: RetryPolicy;
}
