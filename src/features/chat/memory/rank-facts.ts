import { lookUp } from '#shared/look-up.ts';

/** Word stems of the turn with their weights, 0 to 1: 1 for the user's own words. */
export type SearchTerms = Record<string, number>;

export interface FoundFact {
  id: string;
  content: string;
  /** The stems that it contains; null for a pinned fact. */
  lexemes: string[] | null;
  /** Similarity in meaning to the turn, at most 1; absent without an embedding server. */
  likeness?: number | undefined;
}

const ALIKE_FROM = 0.4;
/** The weight of a misspelled word, relative to an exact match in a single fact. */
const ALIKE_SHARE = 0.7;
/** The similarity of unrelated texts, and the weight of an identical text. */
const UNRELATED = 0.3;
const MEANING_SHARE = 1.5;

/**
 * Sorts the facts that match the terms best to the front. The fewer facts contain a term, the more
 * it counts; a term that none contains is compared with their words by trigrams. Other facts keep
 * their order.
 */
export function rankFacts<Fact extends FoundFact>(
  facts: readonly Fact[],
  terms: SearchTerms,
): Fact[] {
  const counts = new Map<string, number>();
  for (const { lexemes } of facts)
    for (const lexeme of lexemes ?? [])
      if (lookUp(terms, lexeme) !== undefined) counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1);
  const rarity = (count: number) => Math.log(1 + facts.length / count);
  const unknown = Object.entries(terms).filter(
    ([lexeme, weight]) => weight === 1 && lexeme.length >= 4 && !counts.has(lexeme),
  );
  const scoreOf = ({ lexemes, content, likeness: meaning }: Fact): number => {
    let score = 0;
    for (const lexeme of lexemes ?? [])
      score += (lookUp(terms, lexeme) ?? 0) * rarity(counts.get(lexeme) ?? facts.length);
    score += rarity(1) * meaningOf(meaning);
    if (unknown.length === 0) return score;
    const words = content.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    for (const [term] of unknown) score += ALIKE_SHARE * rarity(1) * resemblance(term, words);
    return score;
  };
  return facts
    .map((fact) => ({ fact, score: scoreOf(fact) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ fact }) => fact);
}

/**
 * The weight of similarity in meaning, relative to a match in a single fact; low similarity counts
 * as none.
 */
const meaningOf = (likeness = 0): number =>
  MEANING_SHARE * Math.max(0, (likeness - UNRELATED) / (1 - UNRELATED));

/** How similar the closest word of a text is to a word, 0 to 1; low similarity counts as 0. */
function resemblance(word: string, words: readonly string[]): number {
  let best = 0;
  for (const other of words) {
    // A misspelled word nearly always keeps its first letter, and comparing takes time.
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > 3) continue;
    best = Math.max(best, compareTrigrams(word, other));
  }
  return best >= ALIKE_FROM ? best : 0;
}

/** The share of trigrams that two words have in common, computed like pg_trgm. */
export function compareTrigrams(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  const common = [...a].filter((trigram) => b.has(trigram)).length;
  return common / (a.size + b.size - common);
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
