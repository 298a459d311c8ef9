import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkText, hasTooManyMacros, macroReadings } from '#features/moderation/rules/index.ts';
import { nameInTexts } from '../server/name-in-texts.ts';
import { expandMacros } from './macros.ts';

const names = {
  char: '{{char}}',
  user: '{{user}}',
  personality: '{{personality}}',
  scenario: '{{scenario}}',
  original: '{{original}}',
};
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
  '{{unknown}}',
  '{{random}}',
  '{{',
  '}}',
  '{{random:a,b',
  ' and so on '.repeat(20),
);
/** Names stay macros on both sides. */
const named = (text: string) =>
  text
    .replace(/<(user|char|bot)>/gi, (_, who: string) =>
      who.toLowerCase() === 'user' ? '{{user}}' : '{{char}}',
    )
    .replaceAll(/\{\{ *(?:char|bot) *\}\}/gi, '{{char}}');

test.each(['16', 'Sixteen', 'fif', 'seventeen'])('the name %s says no age', (name) => {
  const said = expandMacros('She is {{user}} years old.', {
    ...names,
    user: nameInTexts(name),
    seed: '',
  });
  expect(checkText({ surface: 'character', texts: [said] }).outcome).toBe('allow');
});

test('an ordinary name stays', () => {
  for (const name of ['Robin', 'Mia Lopez', 'Åsa'])
    expect(nameInTexts(name)).toBe(name.split(' ')[0]);
});

describe('what is judged', () => {
  it('contains every text that the prompt can contain', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 9 }),
        fc.string(),
        fc.nat(1000),
        (parts, seed, turn) => {
          const text = parts.join('');
          if (hasTooManyMacros(text)) return;
          const judged = new Set(macroReadings([text]).map(([reading]) => named(reading!)));
          for (const context of [
            { ...names, seed },
            { ...names, seed, clock: clock(turn) },
          ]) {
            const written = named(expandMacros(text, context));
            // Macros far apart are judged in all they say, not in every combination.
            if (text.length < 160) expect([...judged]).toContain(written);
          }
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

  it('spread over fields it is refused as well', () => {
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

  it('more combinations than can be judged are too many', () => {
    expect(hasTooManyMacros('{{random:a,b,c}}'.repeat(5))).toBe(true);
    expect(hasTooManyMacros('{{roll:d1000}}')).toBe(true);
    expect(hasTooManyMacros('{{random:a,b,c}}'.repeat(4))).toBe(false);
  });
});
