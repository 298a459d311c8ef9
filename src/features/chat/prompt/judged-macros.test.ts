import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkText, hasTooManyMacros, macroReadings } from '#features/moderation/rules/index.ts';
import { stripMarks } from '#shared/strip-marks.ts';
import { safeFirstName } from '../server/safe-first-name.ts';
import { expandMacros } from './macros.ts';

const names = { char: 'Mia', user: 'user', personality: '', scenario: '', original: '' };
const clock = (turn: number) => ({
  now: new Date('2026-05-16T15:15:00Z'),
  time_zone: 'UTC',
  last_activity_at: null,
  turn,
});

const pieces = fc.constantFrom(
  'She is ',
  ' years old. ',
  'fif',
  'teen',
  '{{random:16,17}}',
  '{{RANDOM::sixteen::a\\, b}}',
  '{{pick: 15 , 40}}',
  '{{roll:d4}}',
  '{{Roll:2d3}}',
  '{{roll:0}}',
  '{{// a note}}',
  '{{comment: x}}',
  '{{newline}}',
  '{{noop}}',
  '{{random:{{user}},16}}',
  '{{user}}',
  '<USER>',
  '<bot>',
  '{{char}}',
  '{{scenario}}',
  '{{original}}',
  '{{persona}}',
  '{{ Personality }}',
  '{{random:{{pick:{{char}},six}},{{scenario}}}}',
  '{{unknown}}',
  '{{time}}',
  '{{weekday}}',
  '{{date}}',
  '{{idle_duration}}',
  '{{random}}',
  '{{',
  '}}',
  '{{random:a,b',
  ' and so on '.repeat(20),
);
/** As a model reads it: an unknown macro stays unchanged. */
const asRead = (text: string) => stripMarks(text.replace(/\{\{|\}\}/g, ' '));

test.each(['16', 'Sixteen', 'fif', 'seventeen'])('the name %s states no age', (name) => {
  const said = expandMacros('She is {{user}} years old.', {
    ...names,
    user: safeFirstName(name),
    seed: '',
  });
  expect(checkText({ surface: 'character', texts: [said] }).outcome).toBe('allow');
});

test('an ordinary name is unchanged', () => {
  for (const name of ['Robin', 'Mia Lopez', 'Åsa'])
    expect(safeFirstName(name)).toBe(name.split(' ')[0]);
});

describe('the moderated text', () => {
  it('contains every text that the prompt can contain', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 9 }),
        fc.array(pieces, { maxLength: 3 }),
        fc.string(),
        fc.nat(1000),
        (parts, setting, seed, turn) => {
          const text = parts.join('');
          const written = setting.join('');
          const known = { char: names.char, scenario: written };
          if (hasTooManyMacros([text], known)) return;
          const judged = macroReadings([text], known).map(([reading]) => asRead(reading!));
          const scenario = expandMacros(written, { ...names, seed });
          for (const context of [
            { ...names, scenario, seed },
            { ...names, scenario, seed, clock: clock(turn) },
          ])
            // Distant macros are judged by all their outputs, not by every combination.
            if (text.length + written.length < 160)
              expect(judged).toContain(asRead(expandMacros(text, context)));
        },
      ),
      { numRuns: 5000 },
    );
  });

  it.each([
    '{{random:16,16,16}} years old',
    '{{RANDOM::forty::sixteen}} years old',
    '{{pick:40,15}} years old',
    'She is {{roll:d20}} years old.',
    'fif{{// a note}}teen years old',
    'fif{{noop}}teen years old',
    'She is 1{{random:5,6}} years old.',
    '{{random:fif,twen}}{{random:teen,ty}} years old',
    '{{random:{{user}},16}} years old',
  ])('%s is refused', (text) => {
    for (const surface of ['character', 'card'] as const)
      expect(checkText({ surface, texts: ['Mia', text] }).outcome).toBe('block');
  });

  it.each([
    ['its scenario', { scenario: 'six' }, '{{scenario}}teen years old'],
    ['its scenario', { scenario: '{{random:forty,16}}' }, 'She is {{scenario}} years old.'],
    ['its name', { char: 'Sixteen' }, '{{char}} is {{char}} years old.'],
    ['an empty macro', {}, 'She is six{{original}}teen years old.'],
    ['an empty macro', {}, 'She is six{{personality}}teen years old.'],
    ['an empty macro', {}, 'She is six{{persona}}teen years old.'],
    ['a macro in a macro', {}, '{{random:{{random:forty,{{pick:fifty,16}}}},fifty}} years old'],
    ['an unknown macro', {}, '{{random:{{unknown}},16}} years old'],
    ['an unknown macro', {}, '{{unknown:16}} years old'],
    ['a token that macros assemble', {}, 'six<|{{noop}}im_start|>teen years old'],
  ])('refuses a youth stated through %s', (_, macros, text) => {
    const { outcome } = checkText({ surface: 'card', texts: ['Mia', text], context: { macros } });
    expect(outcome).toBe('block');
  });

  it('each field is judged in all its outputs, even many', () => {
    const texts = Array.from({ length: 6 }, (_, n) => `Tea ${n}, {{random:a,b,c,d,e,f,g,h}}.`);
    expect(hasTooManyMacros(texts)).toBe(false);
    const last = 'She is {{random:30,31,32,33,34,35,16}} years old.';
    expect(checkText({ surface: 'card', texts: [...texts, last] }).outcome).toBe('block');
  });

  it('is also refused when spread over fields', () => {
    const texts = ['Mia', 'She is {{random:six,seven}}', '{{random:teen,tea}} years old'];
    expect(checkText({ surface: 'character', texts }).outcome).toBe('block');
  });

  it.each([
    'She greets {{user}} with {{random:tea,coffee,a smile}}.',
    'It is {{time}} on {{weekday}}, {{idle_duration}} after the last word.',
    'Rolls {{roll:d6}} for luck.',
  ])('%s passes', (text) => {
    expect(checkText({ surface: 'card', texts: ['Mia', text] }).outcome).toBe('allow');
  });

  it('too many combinations are refused', () => {
    expect(hasTooManyMacros(['{{random:a,b,c}}'.repeat(5)])).toBe(true);
    expect(hasTooManyMacros(['{{roll:d1000}}'])).toBe(true);
    expect(hasTooManyMacros(['{{random:a,aa}}'.repeat(40)])).toBe(true);
    expect(hasTooManyMacros(['{{random:{{roll:d20}},{{roll:d20}}}}'])).toBe(true);
    expect(hasTooManyMacros(Array<string>(100).fill('{{scenario}}'))).toBe(true);
    expect(hasTooManyMacros(['{{random:a,b,c}}'.repeat(4)])).toBe(false);
  });
});
