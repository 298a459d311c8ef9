import { LRUCache } from 'lru-cache';

/** How long the address of an interrupted sound is remembered as invalid. */
const BROKEN_MS = 10 * 60_000;

/** A file that can be played while it is generated; it has its key before it is stored. */
export interface LiveSound {
  media_type: string;
  /** The bytes so far and on. It ends when the file is stored, and fails when it will not be. */
  open(): ReadableStream<Uint8Array>;
  /** Resolves with whether the file was stored. */
  ended: Promise<boolean>;
}

/** The producer's side of a sound. */
export interface SoundSource {
  push(bytes: Uint8Array): void;
  /** Further calls change nothing. */
  end(isStored: boolean): void;
}

/** Of this process. */
const sounds = new Map<string, LiveSound>();
const broken = new LRUCache<string, true>({ max: 10_000, ttl: BROKEN_MS });

export const findLiveSound = (key: string): LiveSound | undefined => sounds.get(key);

/** True for a while after a sound broke off: its key will have no file. */
export const isBrokenSound = (key: string): boolean => broken.has(key);

export function openLiveSound(key: string, media_type: string): SoundSource {
  const chunks: Uint8Array[] = [];
  const { promise: ended, resolve: resolveEnded } = Promise.withResolvers<boolean>();
  let next = Promise.withResolvers<void>();
  let isOpen = true;
  let isStored = false;
  const open = () => {
    let at = 0;
    let isLeft = false;
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        // oxlint-disable-next-line no-await-in-loop -- until there is a further chunk
        while (isOpen && !isLeft && at >= chunks.length) await next.promise;
        if (isLeft) return;
        const chunk = chunks[at];
        at += 1;
        if (chunk) controller.enqueue(chunk);
        else if (isStored) controller.close();
        else controller.error(new Error('The speech was cut off.'));
      },
      cancel: () => void (isLeft = true),
    });
  };
  const wake = () => {
    next.resolve();
    next = Promise.withResolvers();
  };
  sounds.set(key, { media_type, ended, open });
  return {
    push(bytes) {
      chunks.push(bytes);
      wake();
    },
    end(stored) {
      if (!isOpen) return;
      isOpen = false;
      isStored = stored;
      if (!stored) broken.set(key, true);
      sounds.delete(key);
      resolveEnded(stored);
      wake();
    },
  };
}
