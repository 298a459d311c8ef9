import type { Classifier } from '#platform/models/moderation/classifier/classifier.ts';
import type { Surface, Verdict } from '../rules/index.ts';
import { canBeCleared, isHarmless, judgeScores } from '../rules/model-scores.ts';
import type { LabeledText } from './labeled-text.ts';
import { judgeByRules } from './measure-rules.ts';

/** Surfaces that the classifier reads. */
export const CLASSIFIED_SURFACES: ReadonlySet<Surface> = new Set([
  'chat_input',
  'image_prompt',
  'clone',
  'profile_name',
  'character',
  'card',
]);

/** Judges by the rules, then by the classifier, as a check does. */
export async function judgeBoth(
  classifier: Classifier,
  rows: readonly LabeledText[],
): Promise<Map<LabeledText, Verdict>> {
  const found = await Promise.all(
    rows.map(async (row): Promise<[LabeledText, Verdict]> => {
      const byRules = judgeByRules(row);
      const isRefused = byRules.outcome !== 'allow';
      if (isRefused && !canBeCleared(byRules, row.texts)) return [row, byRules];
      const text = row.texts.join('\n');
      if (!isRefused && row.surface === 'chat_input' && !classifier.mayHarm(text))
        return [row, byRules];
      const scores = await classifier.score(text, AbortSignal.timeout(300_000));
      if (isRefused && !isHarmless(scores)) return [row, byRules];
      return [row, judgeScores(row.surface, scores, text, row.previous)];
    }),
  );
  return new Map(found);
}
