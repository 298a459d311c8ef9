import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { checkText, normalizeText } from './index.ts';
import type { Surface } from './index.ts';

vi.setConfig({ testTimeout: 60_000 });

const YOUTH_PHRASES: readonly [Surface, string][] = [
  ['character', 'she is fifteen years old'],
  ['character', 'age: 16'],
  ['character', 'turns 18 next year'],
  ['character', 'high school student'],
  ['character', 'a cute teenager'],
  ['character', 'she is underage'],
  ['card', 'not yet eighteen'],
  ['card', 'looks 14'],
  ['image_prompt', 'preteen'],
  ['image_prompt', 'little girl'],
  ['image_prompt', 'schoolgirl'],
  ['profile_name', 'jailbait'],
  ['chat_input', 'you are fifteen'],
  ['chat_input', 'you are 15 years old'],
  ['chat_input', 'i am sixteen'],
  ['chat_input', 'pretend to be a schoolgirl'],
  ['chat_input', 'you are underage'],
  ['reply', 'i am only seventeen years old'],
];
const SEPARATORS = ['\u200b', '\u200d', '\u2060', '\u00ad', '\ufe0f', ' ', ' '];
const CLEAN_SENTENCES = [
  'The rain stopped at noon.',
  'We walked along the river and talked.',
  'Coffee tastes better on Sundays.',
  'The hotel has a garden.',
  'Music plays softly in the next room.',
  'It was a long week!',
  'The whisky is 15 years old and tastes of smoke.',
  'The neighbors play the cello.',
  'When I was ten I learned to swim.',
  'I teach chess at the club.',
  'The film is called Teen Spirit.',
];

describe('evasion properties', () => {
  it('still blocks with spaces or invisible characters between letters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...YOUTH_PHRASES),
        fc.array(fc.constantFrom('', '', ...SEPARATORS), { minLength: 40, maxLength: 40 }),
        ([surface, phrase], inserted) => {
          const split = [...phrase].map((c, i) => c + (inserted[i] ?? '')).join('');
          const verdict = checkText({ surface, texts: [split] });
          expect(verdict.outcome, split).toBe('block');
          expect(verdict.categories).toContain('minors');
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('still blocks a violation between clean sentences', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...YOUTH_PHRASES.filter(([surface]) => surface !== 'profile_name')),
        fc.array(fc.constantFrom(...CLEAN_SENTENCES), { maxLength: 8 }),
        fc.array(fc.constantFrom(...CLEAN_SENTENCES), { maxLength: 8 }),
        ([surface, phrase], before, after) => {
          const text = [...before, `${phrase}.`, ...after].join(' ');
          expect(checkText({ surface, texts: [text] }).outcome, text).toBe('block');
        },
      ),
      { numRuns: 500 },
    );
  });

  it('still blocks a violation that is split over fields', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...YOUTH_PHRASES),
        fc.nat({ max: 30 }),
        ([surface, phrase], at) => {
          const cut = phrase.indexOf(' ', at % phrase.length);
          const texts = cut < 0 ? [phrase] : [phrase.slice(0, cut), phrase.slice(cut)];
          expect(checkText({ surface, texts }).outcome, texts.join(' ¦ ')).toBe('block');
        },
      ),
    );
  });

  it('allows the clean sentences', () => {
    for (const [surface] of YOUTH_PHRASES)
      expect(checkText({ surface, texts: CLEAN_SENTENCES }).outcome).toBe('allow');
  });
});

describe('ages', () => {
  it('blocks every age under eighteen in digits, and none from eighteen on', () => {
    for (let age = 1; age <= 120; age += 1) {
      for (const text of [
        `she is ${age} years old`,
        `a ${age}-year-old woman`,
        `age: ${age}`,
        `${age}yo`,
      ]) {
        expect(checkText({ surface: 'character', texts: [text] }).outcome, text).toBe(
          age < 18 ? 'block' : 'allow',
        );
      }
    }
  });

  it.each([
    ['ten', 'block'],
    ['thirteen', 'block'],
    ['seventeen', 'block'],
    ['eighteen', 'allow'],
    ['nineteen', 'allow'],
    ['twenty-five', 'allow'],
    ['thirty six', 'allow'],
    ['one hundred and twelve', 'allow'],
  ] as const)('reads "%s years old" as %s', (words, outcome) => {
    expect(checkText({ surface: 'character', texts: [`she is ${words} years old`] }).outcome).toBe(
      outcome,
    );
  });

  it('refuses a character with an age field under eighteen regardless of its text', () => {
    const context = { character_age: 17 };
    expect(checkText({ surface: 'character', texts: ['a warm adult'], context }).rule).toBe(
      'minors.age_field',
    );
    expect(checkText({ surface: 'character', texts: [], context }).outcome).toBe('block');
    expect(
      checkText({ surface: 'character', texts: ['a warm adult'], context: { character_age: 18 } })
        .outcome,
    ).toBe('allow');
  });
});

describe('verdicts', () => {
  it('prefers a crisis response over a refusal and lists all categories', () => {
    const verdict = checkText({
      surface: 'chat_input',
      texts: ["I'm 15 and I want to kill myself"],
    });
    expect(verdict.outcome).toBe('crisis');
    expect(verdict.categories).toEqual(expect.arrayContaining(['self_harm', 'minors']));
  });

  it('does not judge earlier turns again', () => {
    const context = { previous: ['you are fifteen years old'] };
    expect(
      checkText({ surface: 'chat_input', texts: ['what a lovely day'], context }).outcome,
    ).toBe('allow');
    expect(
      checkText({ surface: 'chat_input', texts: ['fifteen'], context: { previous: ['you are'] } })
        .outcome,
    ).toBe('block');
  });

  it('only checks for spam in contact forms', () => {
    const texts = [
      'Please remove the character Mia, she looks 14. I will kill for a quick answer.',
    ];
    expect(checkText({ surface: 'contact', texts }).outcome).toBe('allow');
  });

  // Slurs are ROT13-encoded, so that readers do not see them.
  it.each(['avttre', 'xvxr', 'snttbg', 'genaal', 'x v x r', 'a1ttre'])(
    'detects the slur behind %s',
    (turned) => {
      const word = turned
        .replace(/^n (?=k)/, '')
        .replace(/[a-z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 84) % 26) + 97));
      expect(
        checkText({ surface: 'chat_input', texts: [`go away you ${word}`] }).categories,
      ).toContain('hate');
    },
  );
});

describe('normalizeText', () => {
  it.each([
    ['l o l i', 'joined', 'loli'],
    ['l.o.l.i', 'joined', 'loli'],
    ['lo\u200bli', 'plain', 'loli'],
    ['ｓｃｈｏｏｌ', 'plain', 'school'],
    ['t\u0435\u0435n', 'plain', 'teen'],
    ['sch00l', 'leet', 'school'],
    ['sch00l', 'plain', 'sch00l'],
    ['she is 15yo', 'plain', 'she is 15yo'],
    ['١٥ years', 'plain', '15 years'],
    ['1\ufe0f\u20e35\ufe0f\u20e3', 'plain', '15'],
    ['Café, naïve', 'plain', 'cafe naive'],
    ['One. Two words', 'plain', 'one\ntwo words'],
  ] as const)('reads %j in the %s view as %j', (text, view, wanted) => {
    expect(normalizeText(text)[view]).toBe(wanted);
  });
});

describe('speed', () => {
  // CPU time of the thread, which does not depend on the load of the machine.
  const measure = (text: string, times: number): number => {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run += 1) {
      const start = process.threadCpuUsage().user;
      for (let i = 0; i < times; i += 1) {
        checkText({ surface: 'chat_input', texts: [text] });
        checkText({ surface: 'character', texts: [text] });
      }
      best = Math.min(best, (process.threadCpuUsage().user - start) / 1000);
    }
    return best;
  };
  const SEEDS = [
    'a',
    'a ',
    '1 ',
    '15 ',
    'te',
    't e ',
    'is is is ',
    'my dog is 15 years old ',
    'when she was ',
    'how to make ',
    'i want to ',
    'give me the full ',
    'find her ',
    'looks like ',
    "'. ",
    'l0l1 1 0 ',
    '\u200ba\u0301',
  ];

  // With linear matching, sixteen short texts cost as much as one of their total length. With
  // quadratic matching, the long text would cost sixteen times as much.
  it.each(SEEDS)('takes linear time for repetitions of %j', (seed) => {
    const short = seed.repeat(Math.ceil(1_250 / seed.length));
    const long = seed.repeat(Math.ceil(20_000 / seed.length));
    measure(short, 16);
    expect(measure(long, 1)).toBeLessThan(5 * measure(short, 16) + 20);
  });
});
