import { describe, expect, it } from 'vitest';
import { mayWriteFirst, type Silence } from './initiative.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-21T12:00:00Z');

describe('mayWriteFirst', () => {
  const early = '019aa000-0000-7000-8000-000000000000';
  const late = '019aa000-0000-7000-8000-000000ffffff';
  const silence = (hours: number, more: Partial<Silence> = {}): Silence => ({
    chat_id: early,
    since: new Date(NOW.getTime() - hours * HOUR),
    this_week: 0,
    unanswered: 0,
    ...more,
  });

  it.each([
    ['too early', silence(19.9), false],
    ['after twenty hours', silence(20), true],
    ['a chat with a later delay, too early', silence(29.9, { chat_id: late }), false],
    ['a chat with a later delay', silence(30, { chat_id: late }), true],
    ['one unanswered, too early', silence(39.9, { unanswered: 1 }), false],
    ['one unanswered', silence(40, { unanswered: 1 }), true],
    ['two unanswered, too early', silence(79.9, { unanswered: 2 }), false],
    ['two unanswered', silence(80, { unanswered: 2 }), true],
    ['three unanswered: never', silence(480, { unanswered: 3 }), false],
    ['three this week', silence(48, { this_week: 3 }), false],
    ['two this week', silence(48, { this_week: 2 }), true],
  ])('%s', (_name, given, expected) => {
    expect(mayWriteFirst(given, NOW)).toBe(expected);
  });
});
