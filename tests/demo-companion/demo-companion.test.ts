import { beforeAll, describe, expect, it } from 'vitest';
import { sentenceKey, splitSentences } from '#platform/models/text/scripted/sentences.ts';
import { expandAt, parseTemplate } from '#platform/models/text/scripted/template.ts';
import { understand } from '#platform/models/text/scripted/understand.ts';
import { VOICES } from '#platform/models/text/scripted/voices.ts';
import { DEMO_CASES } from './cases.ts';
import { digestOf, readJudgments } from './judgments.ts';
import { playCase } from './play-case.ts';

/** The minimum number of replies to the point, for every part. */
const ENOUGH = 0.9;
const CAN_NOT_KNOW = /What I do know is|ask me about|Ask me about/;

interface Line {
  line: string;
  said: string;
  reply: string;
  isKeptApart: boolean;
  isOpening: boolean;
}
const lines: Line[] = [];
const chats: string[][] = [];

beforeAll(async () => {
  for (const one of DEMO_CASES) {
    const replies = await playCase(one);
    chats.push(replies);
    for (const [at, said] of one.said.entries())
      lines.push({
        line: one.said.length === 1 ? one.id : `${one.id}.${at + 1}`,
        said,
        reply: replies[at]!,
        isKeptApart: one.isKeptApart,
        isOpening: one.id.startsWith('o'),
      });
  }
}, 120_000);

describe('the replies of the demo companion', () => {
  const judged = readJudgments();

  it('are each judged as they are; a changed reply is read anew', () => {
    const unread = lines.filter(
      ({ line, said, reply }) => judged.get(line)?.digest !== digestOf(said, reply),
    );
    expect(unread.map(({ line }) => line)).toEqual([]);
    expect(judged.size).toBe(lines.length);
    for (const { isToThePoint, reason } of judged.values())
      if (!isToThePoint) expect(reason).not.toBe('');
  });

  it.each([
    ['openings', true, false],
    ['openings kept apart', true, true],
    ['conversations', false, false],
    ['conversations kept apart', false, true],
  ])('are to the point: %s', (_, isOpening, isKeptApart) => {
    const part = lines.filter(
      (one) => one.isOpening === isOpening && one.isKeptApart === isKeptApart,
    );
    const good = part.filter(({ line }) => judged.get(line)?.isToThePoint);
    expect(good.length / part.length).toBeGreaterThanOrEqual(ENOUGH);
  });

  it('say no sentence twice in a chat', () => {
    for (const replies of chats) {
      const keys = replies.flatMap((reply) => splitSentences(reply).map(sentenceKey));
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
  });

  it('add no phrase of a voice that nobody asked for', () => {
    const phrases = Object.values(VOICES).flatMap(({ says, asks }) =>
      [...says, ...asks].flatMap((source) => {
        const template = parseTemplate(source);
        return Array.from({ length: template.count }, (_, index) => expandAt(template, index));
      }),
    );
    const keys = new Set(phrases.map(sentenceKey));
    for (const { line, reply } of lines)
      for (const sentence of splitSentences(reply))
        expect(keys, `${line}: ${sentence}`).not.toContain(sentenceKey(sentence));
  });

  it('steer elsewhere only where the script has no answer', () => {
    const steered = lines
      .filter(({ reply }) => CAN_NOT_KNOW.test(reply))
      .map(({ said }) => understand(said).topic);
    const allowed =
      'knowledge unknown confused boring bored what_talk_about more how_it_works silence';
    expect(steered.filter((topic) => !allowed.split(' ').includes(topic))).toEqual([]);
  });

  it('answer yes or no only to what can be answered so', () => {
    const open = /^(?:so |and )?(?:what|who|where|when|why|how)\b(?!.*\bor\b)/i;
    const wrong = lines.filter(
      ({ said, reply }) =>
        open.test(said) && /^(?:\*[^*]*\* )?(?:Yes|No)\b(?!,? let us)(?![^.]*:)/.test(reply),
    );
    expect(wrong.map(({ line, said, reply }) => `${line} ${said}: ${reply}`)).toEqual([]);
  });
});
