import { describe, expect, it } from 'vitest';
import { checkText, type Surface } from '../rules/index.ts';
import { ROMANTIC_TURNS as TURNS } from './romantic-turns.ts';

/** What the chat hands over with a message and with a reply. */
const TURNS_BEFORE = { chat_input: 4, reply: 2 };

/** How many turns the rules wrongly refuse today. It only goes down; the goal is 0. */
const REFUSED_TODAY = 0;

/** The verdict on a turn that the conversation so far goes with. */
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
  it('are many, from both sides', () => {
    expect(TURNS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(TURNS.map(({ surface }) => surface)).size).toBe(2);
  });

  it('are not refused', () => {
    const refused = TURNS.flatMap((_, index) => judge(index));
    if (refused.length > 0) console.log(refused.join('\n'));
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(REFUSED_TODAY);
  });
});
