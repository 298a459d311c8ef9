/** Hash buckets for words, and the same number for character sequences. */
const BUCKETS = 2 ** 14;
export const FEATURES = 2 * BUCKETS;
const MAX_WORD_RUN = 3;
const CHARACTER_RUNS = [3, 4, 5];

/** The indexes and values of a sparse vector; each half has length 1. */
export interface WordFeatures {
  indices: Uint32Array;
  values: Float32Array;
}

/**
 * Hashes runs of one to three words, and of three to five characters within a word, into buckets
 * (Weinberger et al., 2009), so that unknown words have features too.
 */
export function readWordFeatures(passage: string): WordFeatures {
  const text = passage.toLowerCase();
  const words = new Set<number>();
  const read = text.match(/[\p{L}\p{M}'’]+|\d+/gu) ?? [];
  for (let from = 0; from < read.length; from += 1)
    for (let count = 1; count <= MAX_WORD_RUN && from + count <= read.length; count += 1)
      words.add(bucketOf(read.slice(from, from + count).join(' ')));
  const runs = new Set<number>();
  for (const word of text.split(/\s+/)) {
    const padded = ` ${word} `;
    for (const length of CHARACTER_RUNS)
      for (let from = 0; from + length <= padded.length; from += 1)
        runs.add(BUCKETS + bucketOf(padded.slice(from, from + length)));
  }
  const halves = [words, runs];
  return {
    indices: Uint32Array.from(halves.flatMap((half) => [...half])),
    values: Float32Array.from(
      halves.flatMap((half) => Array<number>(half.size).fill(1 / Math.sqrt(half.size))),
    ),
  };
}

/** FNV-1a over UTF-16 code units. */
function bucketOf(run: string): number {
  let hash = 0x811c9dc5;
  for (let k = 0; k < run.length; k += 1) hash = Math.imul(hash ^ run.charCodeAt(k), 0x01000193);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}
