import { describe, expect, it } from 'vitest';

import { expandMacros, type MacroContext } from './macros.ts';

const stable: MacroContext = {
  char: 'Elena',
  user: 'Sam',
  personality: 'kind',
  scenario: 'a bakery',
  original: 'THE DEFAULT',
  seed: 's',
};
const now = new Date(Date.UTC(2026, 10, 3, 21, 5));
const moving: MacroContext = {
  ...stable,
  clock: {
    now,
    time_zone: 'UTC',
    last_activity_at: new Date(now.getTime() - 3 * 3_600_000),
    turn: 4,
  },
};

describe('macros', () => {
  it.each([
    ['{{char}} and {{user}}', 'Elena and Sam'],
    ['{{CHAR}} and {{ User }}', 'Elena and Sam'],
    ['<USER> and <bot> and <Char>', 'Sam and Elena and Elena'],
    ['{{personality}}, {{scenario}}', 'kind, a bakery'],
    ['{{original}}!', 'THE DEFAULT!'],
    ['a{{// not shown}}b{{comment: nor this}}', 'ab'],
    ['{{unknown}} {{ }}', '{{unknown}} {{ }}'],
    ['{{random:only}} {{pick::one}} {{roll:1}} {{roll:3d1}}', 'only one 1 3'],
    ['{{roll:banana}}', '{{roll:banana}}'],
    ['{{random:a\\, b}}', 'a, b'],
  ])('%s', (given, expected) => expect(expandMacros(given, stable)).toBe(expected));

  it('give the time only in text that may change each turn', () => {
    const text = '{{weekday}} {{date}} {{time}} {{idle_duration}}';
    expect(expandMacros(text, moving)).toBe('Tuesday November 3, 2026 9:05 PM 3 hours');
    expect(expandMacros(text, stable)).toBe('today the present date the present time a while');
  });

  it('use the user’s time zone', () => {
    const there = { ...moving, clock: { ...moving.clock!, time_zone: 'Asia/Tokyo' } };
    expect(expandMacros('{{weekday}} {{time}}', there)).toBe('Wednesday 6:05 AM');
  });

  it('choose among all options, and the same ones for the same seed', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const context = { ...stable, seed: `seed ${n}` };
      const chosen = expandMacros('{{random:a,b,c}}{{pick::x::y}}{{roll:d2}}', context);
      expect(expandMacros('{{random:a,b,c}}{{pick::x::y}}{{roll:d2}}', context)).toBe(chosen);
      seen.add(chosen);
    }
    expect(seen.size).toBe(12);
  });

  it('keep a pick but vary a random from turn to turn', () => {
    const options = Array.from({ length: 50 }, (_, n) => n).join(',');
    const on = (turn: number) => {
      const context = { ...moving, clock: { ...moving.clock!, turn } };
      return [
        expandMacros(`{{pick:${options}}}`, context),
        expandMacros(`{{random:${options}}}`, context),
      ];
    };
    expect(on(1)[0]).toBe(on(2)[0]);
    expect(new Set([1, 2, 3, 4].map((turn) => on(turn)[1])).size).toBeGreaterThan(1);
  });
});
