import { describe, expect, it } from 'vitest';
import { compareTrigrams, rankFacts, type SearchTerms } from './rank-facts.ts';

const fact = (content: string) => ({
  id: content,
  content,
  lexemes: content.toLowerCase().match(/\p{L}+/gu),
});
const rank = (contents: string[], terms: SearchTerms) =>
  rankFacts(contents.map(fact), terms).map(({ content }) => content);

describe('facts ranked by relevance', () => {
  it('a rare word counts more than a common one', () => {
    const common = ['name one', 'name two', 'name three'];
    expect(rank([...common, 'sister four'], { name: 1, sister: 1 })[0]).toBe('sister four');
  });

  it('two words count more than one, the user’s own more than related ones', () => {
    expect(rank(['dog walks', 'dog name'], { dog: 1, name: 1 })[0]).toBe('dog name');
    expect(rank(['cat sleeps', 'dog sleeps'], { dog: 1, cat: 0.6 })[0]).toBe('dog sleeps');
  });

  it('a misspelled word finds similar words, unless a fact has the word itself', () => {
    expect(rank(['the uncle', 'the sister'], { sistr: 1 })[0]).toBe('the sister');
    expect(rank(['a pilot', 'a pilots'], { pilots: 1 })[0]).toBe('a pilots');
  });

  it('a property name that every object inherits is not a term', () => {
    expect(rank(['a name', 'constructor'], { name: 1 })[0]).toBe('a name');
  });

  it('keeps the order of facts that do not match', () => {
    expect(rank(['one', 'two', 'three'], { other: 1 })).toEqual(['one', 'two', 'three']);
    expect(rank([], { other: 1 })).toEqual([]);
  });
});

it.each([
  ['word', 'word', 1],
  ['word', 'xyz', 0],
  ['sister', 'sistr', 4 / 9],
])('%s and %s share %d of their trigrams', (one, other, share) => {
  expect(compareTrigrams(one, other)).toBeCloseTo(share);
});
