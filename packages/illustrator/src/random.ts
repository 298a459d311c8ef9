/** Seeded random numbers: the same words give the same numbers on every machine. */

export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  range(low: number, high: number): number;
  /** A bell-shaped random number around `middle`, at most `spread` away. */
  near(middle: number, spread: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
}

/** A random stream for one purpose; streams of different words are independent. */
export function createRandom(...words: (string | number)[]): Random {
  let state = 0x9e3779b9;
  for (const char of words.join('\u0001')) {
    state = Math.imul(state ^ char.codePointAt(0)!, 0x85ebca6b);
    state ^= state >>> 13;
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  next();
  const range = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    range,
    near: (middle, spread) => middle + spread * (next() + next() + next() - 1.5) * (2 / 3),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    chance: (probability) => next() < probability,
  };
}
