export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** An integer in [0, below). */
  whole(below: number): number;
  chance(of: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** A 32-bit hash of a text (FNV-1a, then mixed), stable across runs and machines. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Returns the same numbers for the same seed (mulberry32). */
export function seededRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    chance: (of) => next() < of,
    pick: (from) => from[whole(from.length)]!,
  };
}
