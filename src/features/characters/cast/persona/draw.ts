/**
 * Seeded choices from lists. Each slot is independent, so that one choice does not shift another.
 */
export interface Draw {
  pick<T>(slot: string, list: readonly T[]): T;
  /** The whole list in a seeded order. */
  shuffle<T>(slot: string, list: readonly T[]): T[];
}

export function drawFrom(seed: string): Draw {
  const shuffle = <T>(slot: string, list: readonly T[]): T[] =>
    list
      .map((value, at) => ({ value, rank: hash(`${seed}/${slot}/${at}`) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ value }) => value);
  return {
    shuffle,
    pick(slot, list) {
      if (list.length === 0) throw new RangeError(`nothing to draw for ${slot}`);
      return list[hash(`${seed}/${slot}`) % list.length]!;
    },
  };
}

/** FNV-1a with a final mix, so that similar seeds give different numbers. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1)
    value = Math.imul(value ^ key.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return (value ^ (value >>> 16)) >>> 0;
}
