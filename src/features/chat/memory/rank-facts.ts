import { lookUp } from '#shared/look-up.ts';

/** Word stems of the turn with their weights, 0 to 1: 1 for the user's own words. */
export type SearchTerms = Record<string, number>;

export interface FoundFact {
  id: string;
  content: string;
  /** The stems that it contains; null for a pinned fact. */
  lexemes: string[] | null;
  /** How much it means the same as the turn, at most 1; absent without an embedding server. */
  likeness?: number | undefined;
}

const ALIKE_FROM = 0.4;
/** What a misspelled word counts, as a share of a match in one fact alone. */
const ALIKE_SHARE = 0.7;
/** Texts without anything in common are this alike, and the same text counts so much. */
const UNRELATED = 0.3;
const MEANING_SHARE = 1.5;

/**
 * Facts that fit the terms best come first. A term counts the more, the fewer of the facts contain
 * it; one that none contains is compared with their words by trigrams. Others keep their order.
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

/** What a likeness of meaning counts, as a share of a match in one fact alone: little says nothing. */
const meaningOf = (likeness = 0): number =>
  MEANING_SHARE * Math.max(0, (likeness - UNRELATED) / (1 - UNRELATED));

/** How much the most similar of a text's words resembles a word, 0 to 1; only real likeness counts. */
function resemblance(word: string, words: readonly string[]): number {
  let best = 0;
  for (const other of words) {
    // A misspelled word nearly always keeps its first letter, and comparing takes time.
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > 3) continue;
    best = Math.max(best, compareTrigrams(word, other));
  }
  return best >= ALIKE_FROM ? best : 0;
}

/** The share of trigrams that two words have in common, as pg_trgm counts them. */
export function compareTrigrams(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  const common = [...a].filter((trigram) => b.has(trigram)).length;
  return common / (a.size + b.size - common);
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
