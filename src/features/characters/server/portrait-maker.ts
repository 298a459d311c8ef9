import type { Context } from '#platform/context.ts';
import type { Appearance } from '#platform/models/image/illustrator.ts';
import type { CharacterRow } from './queries.ts';

export type PortrayedPerson = Appearance &
  Pick<CharacterRow, 'name' | 'description' | 'portrait_seed' | 'slug' | 'owner_id'>;

export interface PortraitOrder {
  person: PortrayedPerson;
  /** Another view than the portrait's, with the pixels asked for. */
  view?: { scene: string; width: number; height: number };
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (fraction: number) => void;
}

interface MadePortrait {
  bytes: Uint8Array;
  /** The engine's name, as it is stored with the picture. */
  engine: string;
  /** Says that the picture is made by a machine; belongs into every file of it. */
  xmp: string;
}

/** Has the configured engine make a portrait, counted and checked. @throws PortraitFailure */
export type PortraitMaker = (ctx: Context, order: PortraitOrder) => Promise<MadePortrait>;

/** No portrait came, with the code of the reason; `retryable`: it may come at another try. */
export class PortraitFailure extends Error {
  readonly code: string;
  readonly retryable: boolean;
  constructor(code: string, options: { retryable: boolean; cause?: unknown }) {
    super(`the portrait was not made: ${code}`, { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable;
  }
}

let load: (() => Promise<PortraitMaker>) | undefined;

/** Names the maker, which stands above characters and is loaded at the first portrait. */
export function setPortraitMaker(loader: () => Promise<PortraitMaker>): void {
  load = loader;
}

export async function loadPortraitMaker(): Promise<PortraitMaker> {
  if (!load) throw new Error('characterJobs() names the maker of portraits');
  return load();
}
