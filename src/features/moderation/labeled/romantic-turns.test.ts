import { describe, expect, it } from 'vitest';
import { checkText, type Surface } from '../rules/index.ts';
import { ROMANTIC_TURNS as TURNS } from './romantic-turns.ts';

/** Number of previous turns that the chat passes with a message and with a reply. */
const TURNS_BEFORE = { chat_input: 4, reply: 2 };

/** Number of turns that the rules wrongly refuse. It may only decrease; the goal is 0. */
const MAX_REFUSED = 0;

/** Judges a turn with the conversation before it. */
function judge(index: number): string[] {
  const turn = TURNS[index];
  if (!turn) return [];
  const surface: Surface = turn.surface;
  const from = Math.max(0, index - TURNS_BEFORE[turn.surface]);
  const previous = TURNS.slice(from, index).map(({ text }) => text);
  const { outcome, rule } = checkText({ surface, texts: [turn.text], context: { previous } });
  return outcome === 'allow' ? [] : [`line ${index + 1}: ${outcome} by ${rule}: ${turn.text}`];
}

describe('ordinary romantic turns', () => {
  it('are many turns from both sides', () => {
    expect(TURNS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(TURNS.map(({ surface }) => surface)).size).toBe(2);
  });

  it('are not refused', () => {
    const refused = TURNS.flatMap((_, index) => judge(index));
    if (refused.length > 0) console.log(refused.join('\n'));
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(MAX_REFUSED);
  });
});
