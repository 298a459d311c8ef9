import { afterAll, describe, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import { createModerationEngine } from '#platform/models/moderation/index.ts';
import { readPublishedCards } from '#tests/helpers/published-cards.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';
import { judgeStream, StreamRefused } from '../server/index.ts';
import { ORDINARY_REPLIES } from './ordinary-replies.ts';
import { ROMANTIC_TURNS } from './romantic-turns.ts';
import { validationTexts } from './training-texts.ts';

const moderation = await createModerationEngine({
  engine: 'classifier',
  timeouts: { text_ms: 300_000 },
});
afterAll(() => moderation.close());
const ctx = stubOf<Context>({ moderation });

/** The texts that are refused as replies, each with the rule or the model's label. */
async function findRefused(texts: readonly string[]): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  for (const text of texts) {
    const judge = judgeStream(ctx, { surface: 'reply' }, () => undefined);
    try {
      judge.push(text);
      await judge.finish();
    } catch (error) {
      if (!(error instanceof StreamRefused)) throw error;
      refused.set(text, `${error.rule}: ${text.slice(0, 200)}`);
    }
  }
  return refused;
}

const byModel = (refused: Map<string, string>): string[] =>
  [...refused.values()].filter((reason) => reason.startsWith('model.'));

describe('replies', () => {
  it('with a harm are refused, and almost none that only shares its words', async () => {
    const replies = validationTexts().filter(({ surface }) => surface === 'reply');
    const harms = replies.filter(({ category }) => category !== null).map(({ text }) => text);
    const harmless = replies.filter(({ category }) => category === null).map(({ text }) => text);
    const [found, wrong] = [await findRefused(harms), await findRefused(harmless)];
    console.log(
      `replies of validation-2.tsv: ${found.size} of ${harms.length} violations refused`,
      `(${byModel(found).length} by the classifier), ${wrong.size} of ${harmless.length} harmless`,
    );
    expect.soft(found.size / harms.length).toBeGreaterThanOrEqual(0.9);
    expect.soft(wrong.size, [...wrong.values()].join('\n')).toBeLessThanOrEqual(3);
  }, 300_000);

  it('that are ordinary are not refused, whoever speaks', async () => {
    const texts = [...ORDINARY_REPLIES, ...ROMANTIC_TURNS.map(({ text }) => text)];
    expect([...(await findRefused(texts)).values()]).toEqual([]);
  }, 300_000);

  it('in the manner of published cards are almost never refused by the classifier', async () => {
    const parts = readPublishedCards().flatMap(({ texts }) =>
      texts.flatMap((text) => text.split(/\n{2,}|<START>/)),
    );
    const wrong = byModel(await findRefused(parts));
    console.log(`${wrong.length} of ${parts.length} parts of cards refused by the classifier`);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
  }, 300_000);
});
