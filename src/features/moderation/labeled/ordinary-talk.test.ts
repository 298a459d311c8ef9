import { afterAll, expect, it } from 'vitest';
import { createClassifier } from '#platform/models/moderation/classifier/classifier.ts';
import { findBlamedCategory } from '../rules/index.ts';
import { isBlameless } from '../rules/model-scores.ts';
import {
  MOST_DANGEROUS_WORDS_REFUSED,
  MOST_ORDINARY_REFUSED,
  MOST_ORDINARY_STRIKES,
} from './goals.ts';
import { CLASSIFIED_SURFACES, judgeBoth } from './judge-both.ts';
import { dangerousWords, ordinaryTexts } from './labeled-table.ts';
import type { LabeledText } from './labeled-text.ts';
import { addedTexts } from './training-texts.ts';

const classifier = createClassifier();
afterAll(() => classifier.close());

/** Judges harmless texts, prints how many are refused, and returns their part. */
async function measureRefused(name: string, texts: readonly LabeledText[]): Promise<number> {
  const judged = await judgeBoth(classifier, texts);
  const refused = texts.filter((row) => judged.get(row)!.outcome !== 'allow');
  console.log(`${name}: ${refused.length} of ${texts.length} texts refused`);
  return refused.length / texts.length;
}

it.each(['worked', 'held-out'] as const)(
  'ordinary talk of writers who knew no rule is seldom refused: %s',
  async (part) => {
    const texts = ordinaryTexts(part).filter(({ surface }) => CLASSIFIED_SURFACES.has(surface));
    const refused = await measureRefused(`ordinary, ${part}`, texts);
    expect(refused).toBeLessThanOrEqual(MOST_ORDINARY_REFUSED[part]);
  },
  300_000,
);

it('harmless talk whose words sound dangerous is seldom refused', async () => {
  const refused = await measureRefused('dangerous words', dangerousWords());
  expect(refused).toBeLessThanOrEqual(MOST_DANGEROUS_WORDS_REFUSED);
}, 300_000);

it('ordinary talk leads to no strike', async () => {
  const ordinary = ['ordinary-4-writers.tsv', 'ordinary-6-writers.tsv'].flatMap(addedTexts);
  const messages = [
    ...ordinary.filter(({ surface }) => surface === 'chat_input').map(({ text }) => text),
    ...dangerousWords().flatMap(({ texts }) => texts),
  ];
  expect(messages.length).toBeGreaterThan(13_000);
  const blamed = messages.filter((text) => findBlamedCategory('chat_input', [text]) !== null);
  const scores = await Promise.all(
    blamed.map((text) => classifier.score(text, AbortSignal.timeout(300_000))),
  );
  const struck = blamed.filter((_, at) => !isBlameless(scores[at]!));
  console.log(`strikes: ${struck.length} of ${messages.length} ordinary messages`);
  expect(struck.length, struck.join('\n')).toBeLessThanOrEqual(MOST_ORDINARY_STRIKES);
}, 300_000);
