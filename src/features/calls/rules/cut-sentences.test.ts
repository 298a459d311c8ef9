import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSentenceCutter } from './cut-sentences.ts';

function cut(text: string, chunkSize = text.length || 1): string[] {
  const cutter = createSentenceCutter();
  const pieces = [];
  for (let at = 0; at < text.length; at += chunkSize)
    pieces.push(...cutter.push(text.slice(at, at + chunkSize)));
  pieces.push(...cutter.finish());
  return pieces.map(({ start, end }) => text.slice(start, end).trim());
}

describe('the pieces that are spoken at once', () => {
  it.each([
    [
      'sentences',
      'Good evening to you. You are early tonight.',
      ['Good evening to you.', 'You are early tonight.'],
    ],
    ['a short beginning at once', 'Oh. I was waiting for you.', ['Oh.', 'I was waiting for you.']],
    [
      'short sentences together',
      'I did. Yes. No. Well, maybe a little.',
      ['I did.', 'Yes. No. Well, maybe a little.'],
    ],
    [
      'a long first clause early',
      'When the harbor goes quiet, I walk home. You should come.',
      ['When the harbor goes quiet,', 'I walk home.', 'You should come.'],
    ],
    [
      'no clause after the first piece',
      'Hello there, you. When the harbor goes quiet, I walk home.',
      ['Hello there, you.', 'When the harbor goes quiet, I walk home.'],
    ],
    ['lines', 'First line of it\nSecond line of it', ['First line of it', 'Second line of it']],
    [
      'questions and quotes',
      '“Are you coming?” she asked me. I nodded twice.',
      ['“Are you coming?”', 'she asked me.', 'I nodded twice.'],
    ],
    [
      'no title',
      'I met Dr. Silva at the market. He waved.',
      ['I met Dr. Silva at the market.', 'He waved.'],
    ],
    [
      'no number',
      'It costs 3.50 at the market. That is fair.',
      ['It costs 3.50 at the market.', 'That is fair.'],
    ],
    [
      'an ellipsis',
      'I thought... you had left already. Good.',
      ['I thought...', 'you had left already.', 'Good.'],
    ],
    [
      'narration with what follows',
      '*She pours tea. It steams.* Careful, it is hot.',
      ['*She pours tea. It steams.* Careful, it is hot.'],
    ],
    ['narration alone', '*She waves from the window.*', ['*She waves from the window.*']],
    [
      'another script',
      '「こんばんは。」今日はとても静かな夜ですね。',
      ['「こんばんは。」', '今日はとても静かな夜ですね。'],
    ],
    ['nothing', ' \n ', []],
    ['punctuation alone', '...', []],
  ])('%s', (_, text, expected) => {
    expect(cut(text)).toEqual(expected);
  });

  it('are cut at a space if no sentence ends', () => {
    const pieces = cut('word '.repeat(200));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(300);
    expect(pieces.join(' ')).toBe('word '.repeat(200).trim());
  });

  it('are the same for any chunking of the text, and omit nothing', () => {
    const part = fc.constantFrom('word ', 'Dr. ', '*', '. ', '?\n', '。', ', ', '...', ' ', 'a');
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 120 }),
        fc.integer({ min: 1, max: 9 }),
        (parts, size) => {
          const text = parts.join('');
          const whole = cut(text);
          expect(cut(text, size)).toEqual(whole);
          const letters = (one: string) => one.replaceAll(/[^a-z]/gi, '');
          expect(letters(whole.join(''))).toBe(letters(text));
        },
      ),
    );
  });
});
