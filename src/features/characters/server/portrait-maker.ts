import type { Context } from '#platform/context.ts';
import type { Appearance } from '#platform/models/image/illustrator.ts';
import type { CharacterRow } from './queries.ts';

export type PortrayedPerson = Appearance &
  Pick<CharacterRow, 'name' | 'description' | 'portrait_seed' | 'slug' | 'owner_id'>;

export interface PortraitOrder {
  person: PortrayedPerson;
  /** Another view than the portrait's, with the requested size in pixels. */
  view?: { scene: string; width: number; height: number };
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
}

interface MadePortrait {
  bytes: Uint8Array;
  /** The engine's name, stored with the picture. */
  engine: string;
  /** Metadata that labels the picture as AI-made; every file of it needs it. */
  xmp: string;
}

/** Has the configured engine make a portrait, with limits and checks. @throws PortraitFailure */
export type PortraitMaker = (ctx: Context, order: PortraitOrder) => Promise<MadePortrait>;

/** The portrait failed with this code; `retryable` when another attempt may succeed. */
export class PortraitFailure extends Error {
  readonly code: string;
  readonly retryable: boolean;
  constructor(code: string, options: { retryable: boolean; cause?: unknown }) {
    super(`the portrait was not generated: ${code}`, { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable;
  }
}

let load: (() => Promise<PortraitMaker>) | undefined;

/** Sets the maker, which belongs to a higher layer and loads with the first portrait. */
export function setPortraitMaker(loader: () => Promise<PortraitMaker>): void {
  load = loader;
}

export async function loadPortraitMaker(): Promise<PortraitMaker> {
  if (!load) throw new Error('characterJobs() names the maker of portraits');
  return load();
}
