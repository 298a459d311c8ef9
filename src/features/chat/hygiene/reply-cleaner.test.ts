import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cleanReply, createReplyCleaner } from './reply-cleaner.ts';

const names = { char: 'Elena', user: 'Sam', stop: ['\nSam:', '<|im_end|>', '<|eot_id|>', '</s>'] };

describe('whole replies', () => {
  it.each<[string, string, string]>([
    ['plain text stays', 'Hello there.', 'Hello there.'],
    ['surrounding space is removed', '  \n Hello.  \n\n', 'Hello.'],
    [
      'trailing spaces of a line are removed',
      'One.  \nTwo.\t\n\n\n\nThree.',
      'One.\nTwo.\n\nThree.',
    ],
    ['indentation stays', 'A list:\n  - one', 'A list:\n  - one'],
    ['the leading name is removed', 'Elena: Hello.', 'Hello.'],
    ['also in bold', '**Elena:** Hello.', 'Hello.'],
    ['also in lower case', 'elena: Hello.', 'Hello.'],
    ['also on later lines', 'Hello.\nElena: Again.', 'Hello.\nAgain.'],
    ['a name in a sentence stays', 'They call me Elena: odd, no?', 'They call me Elena: odd, no?'],
    ['the user is not spoken for', 'Hello.\nSam: Hi!\nElena: Ha.', 'Hello.'],
    ['not on the same line either', 'Hello! Sam: Hi!', 'Hello!'],
    ['not in bold either', 'Hello.\n**Sam:** Hi!', 'Hello.'],
    [
      'naming the user before a colon is fine',
      'I always tell Sam: be brave.',
      'I always tell Sam: be brave.',
    ],
    ['a template token ends it', 'Hello.<|im_end|>\n<|im_start|>user', 'Hello.'],
    ['any template token ends it', 'Hello. <|some_new_token|> More.', 'Hello.'],
    ['an end-of-text token ends it', 'Hello.</s>', 'Hello.'],
    ['an instruction marker ends it', 'Hello. [INST] Do this [/INST]', 'Hello.'],
    ['a leading token is skipped', '<|im_start|>assistant\nHello.', 'Hello.'],
    ['a leading begin token is skipped', '<s> Hello.', 'Hello.'],
    ['reasoning is not shown', '<think>She greets me.\nHm.</think>\n\nHello.', 'Hello.'],
    ['unfinished reasoning is not shown', '<think>She greets', ''],
    ['a partial stop at the end is removed', 'Hello.\nSa', 'Hello.'],
    ['a partial token at the end is removed', 'Hello.<|im_e', 'Hello.'],
    ['a reply that is only the name stays', 'Sam', 'Sam'],
    ['a name at the end of a line stays', 'Good night, Sam', 'Good night, Sam'],
    ['a heart stays', 'I <3 you', 'I <3 you'],
    ['brackets stay', 'Well [laughs] yes', 'Well [laughs] yes'],
    ['a dangling action is closed', '*smiles and waves', '*smiles and waves*'],
    ['a dangling quote is closed', 'She said "come in', 'She said "come in"'],
    ['a dangling curly quote is closed', 'She said “come in', 'She said “come in”'],
    ['inner marks close first', '*she whispers "stay', '*she whispers "stay"*'],
    ['bold is closed as bold', 'That is **so true', 'That is **so true**'],
    ['an asterisk that opens nothing is removed', 'Good night. *', 'Good night.'],
    ['bullets are not actions', '* one\n* two', '* one\n* two'],
    ['inches are not quotes', 'It is 6" wide', 'It is 6" wide'],
  ])('%s', (_, given, expected) => {
    expect(cleanReply(given, names).text).toBe(expected);
  });
});

describe('control markers are returned separately', () => {
  it.each<[string, string, string[]]>([
    ['Here you go! [[picture: a beach at dusk]]', 'Here you go!', ['picture: a beach at dusk']],
    ['Look [[picture: me]] nice?', 'Look nice?', ['picture: me']],
    ['[[picture: me]]\nThere.', 'There.', ['picture: me']],
    ['One [[ picture : a b ]] two [[mood: happy]]', 'One two', ['picture : a b', 'mood: happy']],
    ['Wait [[picture: a bea', 'Wait', []],
    ['Wait [[picture: a bea\nand more', 'Wait\nand more', []],
    ['Wait [[pic', 'Wait', []],
    [`Wait [[picture: ${'x'.repeat(600)}`, `Wait ${'x'.repeat(600 - 409)}`, []],
    ['A [[wiki link]] stays', 'A [[wiki link]] stays', []],
  ])('%s', (given, text, markers) => {
    expect(cleanReply(given, names)).toEqual({ text, markers });
  });
});

describe('replies cut by length end at a sentence', () => {
  it.each([
    ['I walked home. It was lat', 'I walked home.'],
    ['Really? “Yes.” And the', 'Really? “Yes.”'],
    ['It costs 3.50 now. Then', 'It costs 3.50 now.'],
    ['今日は楽しかった。明日も', '今日は楽しかった。'],
    ['「うん！」と言った。それか', '「うん！」と言った。'],
    ['So happy for you 💛 and al', 'So happy for you 💛'],
    ['*smiles softly* And the', '*smiles softly*'],
    ['*smiles.* He said *and th', '*smiles.*'],
    ['Whole sentence.', 'Whole sentence.'],
    [
      'Oh. And then we walked along the long and quiet river bank until the mor',
      'Oh. And then we walked along the long and quiet river bank until the…',
    ],
    ['No end in sight here', 'No end in sight…'],
    ['Word', 'Word'],
  ])('%s', (given, expected) => {
    expect(cleanReply(given, { ...names, reason: 'length' }).text).toBe(expected);
  });

  it('except when the reply ended on its own', () => {
    expect(cleanReply('Bye now\nSam: hi', { ...names, reason: 'length' }).text).toBe('Bye now');
  });
});

describe('replies in a scene', () => {
  const scene = { ...names, aliases: ['Elena Marchetti'], others: ['Marek', 'Nora Lind'] };
  it.each<[string, string, string]>([
    ['the full leading name is removed', 'Elena Marchetti: Hello.', 'Hello.'],
    ['another one is not spoken for', 'Hello.\nMarek: Hi!\nElena: Ha.', 'Hello.'],
    ['not in bold either', 'Hello.\n\n**Nora Lind:** Hi!', 'Hello.'],
    ['not on the same line either', 'Hello! Marek: Hi!', 'Hello!'],
    ['not at the start either', 'Marek: Hi!', ''],
    ['naming another before a colon is fine', 'I told Marek: be brave.', 'I told Marek: be brave.'],
  ])('%s', (_, given, expected) => {
    expect(cleanReply(given, scene).text).toBe(expected);
  });

  it('keep a name that the speaker shares', () => {
    const same = { ...names, others: ['elena'] };
    expect(cleanReply('Elena: Hello.', same).text).toBe('Hello.');
  });
});

describe('streaming', () => {
  const pieces = fc.constantFrom(
    'Hello',
    'Sam',
    'Elena',
    ':',
    ' ',
    '  ',
    '\n',
    '\nSam:',
    'Elena: ',
    '*',
    '**',
    '"',
    '.',
    '!',
    '…',
    '。',
    '今日は',
    '💛',
    '👩‍🚀',
    '<',
    '<|',
    '|>',
    '<|im_end|>',
    '</s',
    '</s>',
    '<think>',
    '</think>',
    '[',
    '[[',
    '[[picture: a sea',
    ']]',
    ']',
    'User:',
    '### ',
    'smiles',
    '“',
    '”',
    '[INST]',
    'a',
    'S',
    '\r\n',
  );
  const reasons = fc.constantFrom('stop', 'length');

  it('gives the same text for any chunking, and never shows dropped text', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 24 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
        reasons,
        (parts, sizes, reason) => {
          const whole = parts.join('');
          const cleaner = createReplyCleaner(names);
          let streamed = '';
          for (let at = 0, turn = 0; at < whole.length; turn++) {
            const size = sizes[turn % sizes.length]!;
            streamed += cleaner.push(whole.slice(at, at + size));
            at += size;
          }
          const { rest, text, markers } = cleaner.finish(reason);
          const expected = cleanReply(whole, { ...names, reason });
          expect({ text, markers }).toEqual(expected);
          if (reason === 'stop' && text.startsWith(streamed)) expect(streamed + rest).toBe(text);
          expect(streamed).not.toMatch(/<\|im_end\|>|<\/s>|\[\[picture:|<think>/);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('shows words as they arrive and holds back only possible marks', () => {
    const cleaner = createReplyCleaner(names);
    expect(cleaner.push('Hello')).toBe('Hello');
    expect(cleaner.push(' there')).toBe(' there');
    expect(cleaner.push('.\n')).toBe('.');
    expect(cleaner.push('Sa')).toBe('');
    expect(cleaner.push('ving it.')).toBe('\nSaving it.');
    expect(cleaner.push(' [[pic')).toBe('');
    expect(cleaner.push('ture: dusk]] *waves')).toBe(' *waves');
    expect(cleaner.finish('stop')).toEqual({
      rest: '*',
      text: 'Hello there.\nSaving it. *waves*',
      markers: ['picture: dusk'],
    });
  });

  it('reports that the reply ended on its own', () => {
    const cleaner = createReplyCleaner(names);
    cleaner.push('Hi.\nSam');
    expect(cleaner.ended).toBe(false);
    cleaner.push(': hello');
    expect(cleaner.ended).toBe(true);
    expect(cleaner.push('more')).toBe('');
  });
});
