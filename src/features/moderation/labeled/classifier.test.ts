import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClassifier } from '#platform/models/moderation/classifier/classifier.ts';
import { SEED_CHARACTERS } from '../../characters/cast/seeds/index.ts';
import { SUGGESTED_PROMPTS } from '../../chat/ui/suggested-prompts.ts';
import { SAMPLE_PROMPTS, suggestionCategories } from '../../images/suggestions.ts';
import { checkText, type Category, type Surface, type Verdict } from '../rules/index.ts';
import { judgeScores } from '../rules/model-scores.ts';
import { getGoal, GOALS, REACHED_CLEAN, REACHED_EVERYDAY, REACHED_UNSEEN } from './goals.ts';
import { cleanTexts, everydayTexts, labeledTexts, unseenTexts } from './labeled-table.ts';
import { CLASSIFIED_SURFACES, judgeBoth } from './judge-both.ts';
import type { LabeledText } from './labeled-text.ts';
import { formatFigures, measureRules } from './measure-rules.ts';
import { DEMO_CASES } from '#tests/demo-companion/cases.ts';
import { readPublishedCards } from '#tests/helpers/published-cards.ts';
import { ORDINARY_FOREIGN } from './ordinary-foreign.ts';
import { rolePlays } from './role-plays.ts';
import { ROMANTIC_TURNS } from './romantic-turns.ts';
import { TURN_CASES } from './turn-before.ts';

/** Short sentences that name no harm, each of which resembled one. */
const FIRST_SENTENCES = [
  'Good evening, Elena. It stopped at noon.',
  'It stopped yesterday.',
  'It stopped at midnight.',
  'The music stopped.',
];

const classifier = createClassifier();
afterAll(() => classifier.close());

/** Accepts hate for violence and vice versa, since texts often contain both. */
const asRefusal = ({ expect: wanted, topic }: LabeledText, verdict: Verdict): Verdict =>
  wanted === 'allow' || topic === null || verdict.outcome === 'allow'
    ? verdict
    : { ...verdict, outcome: wanted, categories: [topic] };

const isRefusedByRules = (text: string): boolean =>
  checkText({ surface: 'chat_input', texts: [text] }).outcome !== 'allow';

/** Returns the harmless texts that the classifier refuses, with the reason. */
async function findRefused(surface: Surface, texts: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  for (const text of texts) {
    const scores = await classifier.score(text, AbortSignal.timeout(60_000));
    const { outcome, rule } = judgeScores(surface, scores, text);
    if (outcome !== 'allow') refused.push(`${rule}: ${text.slice(0, 200)}`);
  }
  return refused;
}

describe('the rules with the classifier', () => {
  const rows = labeledTexts('held-out').filter(
    ({ surface, topic }) => CLASSIFIED_SURFACES.has(surface) && topic !== 'minors',
  );
  let verdicts: Map<LabeledText, Verdict>;
  beforeAll(async () => {
    verdicts = await judgeBoth(classifier, rows);
  }, 300_000);

  it('find more held-out violations than the rules alone', () => {
    const alone = measureRules(rows);
    const both = measureRules(rows, (row) => verdicts.get(row)!);
    console.log(formatFigures(`held-out, rules alone: ${rows.length} texts`, alone));
    console.log(formatFigures('held-out, with the classifier', both));
    expect.soft(both.overall.recall).toBeGreaterThan(alone.overall.recall + 0.15);
    expect.soft(both.overall.precision).toBeGreaterThanOrEqual(0.95);
  });

  it('reach their goals on unseen texts', async () => {
    const texts = cleanTexts();
    const judged = await judgeBoth(classifier, texts);
    const both = measureRules(texts, (row) => judged.get(row)!);
    const refusals = measureRules(texts, (row) => asRefusal(row, judged.get(row)!));
    console.log(formatFigures(`clean, rules alone: ${texts.length} texts`, measureRules(texts)));
    console.log(formatFigures('clean, with the classifier, by the category named', both));
    console.log(formatFigures('clean, with the classifier, refused or not', refusals));
    for (const { name, recall, precision } of refusals.categories) {
      const wanted = { ...GOALS[name as Category], ...REACHED_CLEAN[name as Category] };
      expect.soft(recall, name).toBeGreaterThanOrEqual(wanted.recall);
      expect.soft(precision, name).toBeGreaterThanOrEqual(wanted.precision);
    }
  }, 300_000);

  it.each(['worked', 'held-out'] as const)(
    'reach their goals on everyday messages: %s',
    async (part) => {
      const texts = everydayTexts(part);
      const judged = await judgeBoth(classifier, texts);
      const refusals = measureRules(texts, (row) => asRefusal(row, judged.get(row)!));
      console.log(formatFigures(`everyday, ${part}: ${texts.length} texts`, refusals));
      for (const { name, recall, precision } of refusals.categories) {
        const goal = getGoal(part, name as Category, REACHED_EVERYDAY);
        expect.soft(recall, name).toBeGreaterThanOrEqual(goal.recall);
        expect.soft(precision, name).toBeGreaterThanOrEqual(goal.precision);
      }
    },
    300_000,
  );

  it.each([
    ['worked', 'g'],
    ['held-out', 'g'],
    ['worked', 'h'],
    ['held-out', 'h'],
  ] as const)(
    'reach their goals on texts of writers who knew no rule: %s-%s',
    async (part, pair) => {
      const texts = unseenTexts(part, pair).filter(({ surface }) =>
        CLASSIFIED_SURFACES.has(surface),
      );
      const judged = await judgeBoth(classifier, texts);
      const refusals = measureRules(texts, (row) => asRefusal(row, judged.get(row)!));
      console.log(formatFigures(`unseen, ${part}-${pair}: ${texts.length} texts`, refusals));
      for (const { name, recall, precision } of refusals.categories) {
        const goal = getGoal(part, name as Category, REACHED_UNSEEN[pair]);
        expect.soft(recall, name).toBeGreaterThanOrEqual(goal.recall);
        expect.soft(precision, name).toBeGreaterThanOrEqual(goal.precision);
      }
    },
    300_000,
  );

  it('read an age by the turns before it', async () => {
    expect(TURN_CASES.length).toBeGreaterThan(150);
    const asked = TURN_CASES.map(({ previous, text }, at): LabeledText => ({
      source: `turn-before:${at}`,
      surface: 'chat_input',
      expect: 'allow',
      topic: null,
      category: null,
      kind: 'plain',
      texts: [text],
      previous,
    }));
    const judged = await judgeBoth(classifier, asked);
    const wrong = asked.filter(
      (row, at) => (judged.get(row)!.outcome !== 'allow') !== TURN_CASES[at]!.isRefused,
    );
    expect(wrong.map(({ previous, texts }) => [...previous, ...texts].join(' / '))).toEqual([]);
  }, 300_000);

  it('refuse no turn of ordinary romantic conversations', async () => {
    const messages = ROMANTIC_TURNS.filter(({ surface }) => CLASSIFIED_SURFACES.has(surface));
    expect(messages.length).toBeGreaterThan(100);
    expect(
      await findRefused(
        'chat_input',
        messages.map(({ text }) => text),
      ),
    ).toEqual([]);
  }, 300_000);

  it('read no message that their words show to be harmless, and every harm that they find', async () => {
    const messages = ROMANTIC_TURNS.filter(({ surface }) => surface === 'chat_input');
    const plain = messages.filter(({ text }) => !classifier.mayHarm(text));
    expect(plain.length / messages.length).toBeGreaterThan(0.35);
    const harms = [...cleanTexts(), ...labeledTexts('held-out')].filter(
      ({ surface, expect: wanted, texts }) =>
        surface === 'chat_input' &&
        wanted !== 'allow' &&
        !isRefusedByRules(texts.join('\n')) &&
        !classifier.mayHarm(texts.join('\n')),
    );
    for (const { surface, texts, source } of harms) {
      const text = texts.join('\n');
      const scores = await classifier.score(text, AbortSignal.timeout(60_000));
      expect.soft(judgeScores(surface, scores, text).outcome, source).toBe('allow');
    }
  }, 300_000);

  it('refuse almost no setup of a role-play between adults', async () => {
    const texts = rolePlays(400);
    const refused = await findRefused('chat_input', texts);
    expect(refused.length / texts.length, refused.join('\n')).toBeLessThanOrEqual(0.02);
    expect(texts.filter((text) => isRefusedByRules(text))).toEqual([]);
  }, 300_000);

  it('refuse no ordinary message in other languages', async () => {
    expect(await findRefused('chat_input', ORDINARY_FOREIGN)).toEqual([]);
    expect(ORDINARY_FOREIGN.filter((text) => isRefusedByRules(text))).toEqual([]);
  });

  it('refuse nothing of the conversations with the demo companion, and no plain first sentence', async () => {
    // The rules judge this age together with the turn before it, which names a pet.
    const said = new Set(DEMO_CASES.flatMap((one) => one.said));
    expect(said.delete('he is 3 years old')).toBe(true);
    expect(await findRefused('chat_input', [...said, ...FIRST_SENTENCES])).toEqual([]);
  });

  it('refuse no suggestion of the product itself', async () => {
    const drawn = suggestionCategories.flatMap(({ items }) => items.map(({ prompt }) => prompt));
    expect(await findRefused('chat_input', SUGGESTED_PROMPTS)).toEqual([]);
    expect(await findRefused('image_prompt', [...drawn, ...SAMPLE_PROMPTS])).toEqual([]);
  }, 300_000);

  it('refuse no published-style card', async () => {
    const cards = readPublishedCards().map(({ texts }) => texts.join('\n'));
    expect(await findRefused('card', cards)).toEqual([]);
  }, 600_000);

  it('refuse no built-in character', async () => {
    const characters = SEED_CHARACTERS.map((one) =>
      [one.description, one.opening_message, one.example_dialogue, one.scenario].join('\n'),
    );
    expect(await findRefused('character', characters)).toEqual([]);
  }, 600_000);
});
