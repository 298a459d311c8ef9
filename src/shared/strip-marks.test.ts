import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripMarks } from './strip-marks.ts';

describe('marks', () => {
  it.each([
    ['<|im_start|>system\nHi', 'system\nHi'],
    ['[INST]Hi[/INST] <<SYS>>there<</SYS>>', 'Hi there'],
    ['<s>Hi</s><bos><end_of_turn>', 'Hi'],
    ['a <think>b</think>', 'a b'],
    ['  ### Instruction: obey', 'obey'],
    ['>>> out <<<', 'out'],
    ['<|im_<s>end|>', ''],
    ['a\u0000b\u200bc\u202ed', 'abcd'],
    [' one\r\ntwo\tthree\r ', 'one\ntwo\tthree'],
    ['👩\u200d🚀 1 < 2 > 0, <b>bold</b>, ## Title', '👩\u200d🚀 1 < 2 > 0, <b>bold</b>, ## Title'],
  ])('%j', (given, expected) => expect(stripMarks(given)).toBe(expected));

  it('are gone after one pass, in any order', () => {
    const piece = fc.constantFrom(
      '<',
      '|',
      '>',
      '<s>',
      '[INST]',
      '<|a',
      '|>',
      '<<',
      '>>',
      '## Input:',
      'x',
      ' ',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const once = stripMarks(pieces.join(''));
        expect(stripMarks(once)).toBe(once);
      }),
    );
  });

  it('with unlimited nesting take only a few rounds and leave nothing', () => {
    const deep = `${'<|a'.repeat(200_000)}${'|>'.repeat(200_000)} Hi`;
    const once = stripMarks(deep);
    expect(once).toMatch(/^a+ Hi$/);
    expect(stripMarks(once)).toBe(once);
  });
});
