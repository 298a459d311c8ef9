import { describe, expect, it } from 'vitest';
import { cutSnippet } from './find-words.ts';

const marked = (content: string, query: string) => {
  const { text, highlights } = cutSnippet(content, query);
  return [text, highlights.map(({ start, end }) => text.slice(start, end))];
};

describe('the snippet of a message', () => {
  it.each([
    ['a whole word', 'We met at the harbor.', 'harbor', ['harbor']],
    ['the beginning of the last word', 'We met at the harbor.', 'met harb', ['met', 'harbor']],
    ['not the beginning of an earlier word', 'The harbor was gray.', 'harb gray', ['gray']],
    ['other letter case', 'HARBOR lights', 'harbor', ['HARBOR']],
    ['accents and other scripts', 'Жду тебя у маяка', 'маяк', ['маяка']],
    ['a curly apostrophe', 'I don’t mind', "don't", ['don’t']],
    ['a part of a compound', 'a well-known lighthouse', 'known', ['well-known']],
    ['nothing for marks alone', 'Hello there', '!!!', []],
  ])('marks %s', (_name, content, query, words) => {
    expect(marked(content, query)).toEqual([content, words]);
  });

  it('is cut between words around the first hit, with ellipses', () => {
    const content = `${'before '.repeat(60)}needle ${'after '.repeat(60)}needle`;
    const { text, highlights } = cutSnippet(content, 'needle');
    expect(text).toMatch(/^…before .*needle after .*…$/);
    expect(text.length).toBeLessThan(200);
    expect(highlights.map(({ start, end }) => text.slice(start, end))).toEqual(['needle']);
  });

  it('never cuts a character in half', () => {
    const { text } = cutSnippet('🫶'.repeat(300), 'x');
    expect(text.isWellFormed()).toBe(true);
  });

  it('keeps ranges inside a hit longer than the snippet', () => {
    const content = `${'a'.repeat(5000)} b`;
    const { text, highlights } = cutSnippet(content, 'a');
    for (const { end } of highlights) expect(end).toBeLessThanOrEqual(text.length);
  });
});
