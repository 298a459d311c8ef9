import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SPOKEN_LENGTH } from './limits.ts';
import { speakable } from './speakable.ts';

describe('the spoken text of a reply', () => {
  it.each([
    ['plain words', 'Good evening. You are early.', 'Good evening. You are early.'],
    ['no narration', '*smiles softly* Good evening.', 'Good evening.'],
    ['narration within', 'Sit down. *She pours tea.* Careful, hot.', 'Sit down.\nCareful, hot.'],
    ['narration before a comma', 'Well *laughs and turns*, come in.', 'Well, come in.'],
    ['narration alone', '*She waves from the window.*', 'She waves from the window.'],
    ['narration alone with an emoji', '*She waves.* 👋', 'She waves.'],
    ['an emphasized word', 'I *really* mean it.', 'I really mean it.'],
    ['an emphasized last word', 'It was *you*.', 'It was you.'],
    ['one word of narration at the beginning', '*Grins.* Caught me.', 'Caught me.'],
    ['strong words', 'That is **very** kind.', 'That is very kind.'],
    ['underlined words', 'The _whole_ day, snake_case too.', 'The whole day, snake_case too.'],
    ['a heading', '## Tonight\nWe dance.', 'Tonight\nWe dance.'],
    ['a quote', '> You said yes.\n\nI did.', 'You said yes.\nI did.'],
    ['a list', '1. Tea\n2. Cake\n- Talk', 'Tea\nCake\nTalk'],
    ['no code', 'Look:\n```js\nlet a = 1;\n```\nNice, `a` is one.', 'Look:\nNice, is one.'],
    ['an unclosed fence', 'Look:\n```\nlet a = 1;', 'Look:'],
    ['a link by its text', 'Read [this page](https://a.example/x).', 'Read this page.'],
    ['no address', 'See https://a.example/x today.', 'See today.'],
    ['no picture', 'Here ![a cat](x.png) it is.', 'Here it is.'],
    ['no emoji', 'Hi 😊❤️ there 👩‍🚀 🇫🇷!', 'Hi there!'],
    ['no emoticons', 'Hi :) there <3 ;-P', 'Hi there'],
    ['no struck words', 'It is ~~five~~ six.', 'It is six.'],
    ['no decoration', 'Heyyy~ you', 'Heyyy you'],
    ['numbers and signs', 'It is 5:30, 20 %.', 'It is 5:30, 20 %.'],
    ['other scripts', '「こんばんは。」*笑う*', '「こんばんは。」'],
    ['nothing', '👋 ✨', ''],
    ['nothing but stars', '***', ''],
    ['an empty reply', '', ''],
  ])('%s', (_, reply, said) => {
    expect(speakable(reply)).toBe(said);
  });

  it('ends at the last complete sentence that fits', () => {
    const said = speakable('A quiet sentence about the sea. '.repeat(200));
    expect(said.length).toBeLessThanOrEqual(MAX_SPOKEN_LENGTH);
    expect(said.endsWith('about the sea.')).toBe(true);
  });

  it('ends at a word where there is no sentence', () => {
    const said = speakable('word '.repeat(2000));
    expect(said.length).toBeLessThanOrEqual(MAX_SPOKEN_LENGTH);
    expect(said.endsWith('word')).toBe(true);
  });

  it('is within the limit, well formed and without marks for any reply', () => {
    const piece = fc.constantFrom(
      '*',
      '**',
      '`',
      '```\n',
      '_',
      '~',
      '👩‍🚀',
      'word. ',
      '\n',
      ' ',
      '(',
      ']',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 400 }), (pieces) => {
        const said = speakable(pieces.join(''));
        expect(said.length).toBeLessThanOrEqual(MAX_SPOKEN_LENGTH);
        expect(said.isWellFormed()).toBe(true);
        expect(said).not.toMatch(/[*~]/);
      }),
    );
  });
});
