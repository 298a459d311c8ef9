import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { labeledTexts } from '../labeled/labeled-table.ts';
import type { LabeledText } from '../labeled/labeled-text.ts';
import { PAIRED_TALK } from '../labeled/paired-talk/index.ts';
import { findViolatingClause } from '../labeled/violating-clause.ts';
import { checkText, createStreamChecker } from './index.ts';

vi.setConfig({ testTimeout: 900_000 });

/** Harmless sentences around the violation. */
const AROUND = [
  'The evening is warm and the harbor lights are on.',
  'I love the way you laugh at my jokes.',
  'You make me happy, darling.',
  'We could walk along the river tonight.',
  'It is getting late, but I am not tired.',
  'Tell me about your day.',
  '*smiles and takes your hand*',
];
const around = (index: number): string => AROUND[index % AROUND.length]!;

/** The parts, and the fewest ways to split their sentences. */
const LEAST_STREAMS = { worked: 10_000, 'held-out': 10_000, paired: 1_000 };
type Part = keyof typeof LEAST_STREAMS;

/** Categories of requests that users make, but characters do not. */
const NOT_SPOKEN = new Set(['copyright', 'privacy']);
const isSpoken = ({ surface, category }: LabeledText): boolean =>
  surface === 'reply' ||
  (surface === 'chat_input' && !NOT_SPOKEN.has(category ?? '')) ||
  (surface === 'character' && category === 'minors');

const pairedReplies = (): string[] =>
  PAIRED_TALK.filter(({ surface }) => surface === 'reply').flatMap(({ harms = [] }) =>
    harms.map(([, text]) => text),
  );

const sentencesOf = (part: Part): string[] =>
  part === 'paired' ? pairedReplies() : labeledSentencesOf(part);

const labeledSentencesOf = (part: 'worked' | 'held-out'): string[] => [
  ...new Set(
    labeledTexts(part)
      .filter((row) => row.expect === 'block' && row.previous.length === 0 && isSpoken(row))
      .map((row) => row.texts.join(' ').replace(/(?<![.!?])$/, '.')),
  ),
];

/** Every n-th sentence is split at all positions; see `LEAST_STREAMS`. */
const CUT_EVERYWHERE = { worked: 20, 'held-out': 6, paired: 6 };
const SIZES = [2, 3, 5, 7, 11];

/** Yields the splits in two at every position. */
function* cutEverywhere(text: string, from: number, to: number): Generator<string[]> {
  for (let at = from; at <= to; at += 1) yield [text.slice(0, at), text.slice(at)];
}

/** Yields the splits by token, by letter, and by a number of letters. */
function* cutInPieces(text: string, size: number): Generator<string[]> {
  yield text.match(/\s?[\p{L}\p{N}'’]+|\s?[^\s\p{L}\p{N}]|\s+/gu)!;
  yield [...text];
  yield text.match(new RegExp(`.{1,${size}}`, 'gsu'))!;
}

function show(chunks: readonly string[]): { shown: string; isRefused: boolean } {
  const checker = createStreamChecker({ surface: 'reply' });
  let shown = '';
  for (const chunk of chunks) shown += checker.push(chunk).text;
  const { text, verdict } = checker.finish();
  return { shown: shown + text, isRefused: verdict.outcome === 'block' };
}

/**
 * The maximum accepted share of violations that the rules reject alone but allow between other
 * sentences. It may only decrease.
 */
const ALLOWED_AMONG_OTHERS = 0.005;

it.each(Object.keys(LEAST_STREAMS) as Part[])(
  '%s: shows no character of a violating clause',
  async (part) => {
    const figures = { sentences: 0, streams: 0, allowed: 0 };
    const leaks: string[] = [];
    for (const [index, sentence] of sentencesOf(part).entries()) {
      // A worker that is busy for a minute loses its connection to the test runner.
      await setImmediate();
      if (!isBlocked(sentence)) continue;
      figures.sentences += 1;
      const before = `${around(index)} ${around(index + 3)} `;
      const text = `${before}${sentence} ${around(index + 1)}`;
      if (!isBlocked(text)) {
        figures.allowed += 1;
        continue;
      }
      const clause = before.length + findViolatingClause(sentence);
      let most = 0;
      let isMissed = false;
      const cuts = [...cutInPieces(text, SIZES[index % SIZES.length]!)];
      if (index % CUT_EVERYWHERE[part] === 0)
        cuts.push(...cutEverywhere(text, before.length, before.length + sentence.length));
      for (const chunks of cuts) {
        const { shown, isRefused } = show(chunks);
        figures.streams += 1;
        isMissed ||= !isRefused;
        most = Math.max(most, shown.trimEnd().length - clause);
      }
      if (isMissed) leaks.push(`not refused: ${sentence}`);
      else if (most > 0) leaks.push(`${text.slice(clause, clause + most)}| of: ${sentence}`);
    }
    console.log(
      `${part}: ${figures.sentences} sentences, ${figures.streams} streams, ${leaks.length} leak; ${figures.allowed} are allowed among others`,
    );
    expect(figures.streams).toBeGreaterThanOrEqual(LEAST_STREAMS[part]);
    expect(leaks.length, part !== 'held-out' ? leaks.join('\n') : undefined).toBe(0);
    expect(figures.allowed / figures.sentences).toBeLessThanOrEqual(ALLOWED_AMONG_OTHERS);
  },
);

const isBlocked = (text: string): boolean =>
  checkText({ surface: 'reply', texts: [text] }).outcome === 'block';
