import { writeFileSync } from 'node:fs';
import { SEED_CHARACTERS } from '#features/characters/seeds/index.ts';
import { SUGGESTED_PROMPTS } from '#features/chat/ui/suggested-prompts.ts';
import { SAMPLE_PROMPTS, suggestionCategories } from '#features/images/suggestions.ts';
import { ROMANTIC_TURNS } from '#features/moderation/labeled/romantic-turns.ts';
import {
  trainingTexts,
  validationTexts,
  type TrainingText,
} from '#features/moderation/labeled/training-texts.ts';
import { HARMLESS } from '#platform/models/moderation/classifier/classifier.ts';
import { runNetwork, storeNetwork } from '#platform/models/moderation/classifier/network.ts';
import { createSentenceEncoder } from '#platform/models/moderation/classifier/sentence-encoder.ts';
import { splitPassages } from '#platform/models/moderation/classifier/split-passages.ts';
import { readWordFeatures } from '#platform/models/moderation/classifier/word-features.ts';
import { trainNetwork, type Example, type TrainingOptions } from './classifier/train-network.ts';

/*
 * npm run train:classifier: trains the network of the embedded classifier anew from the labeled texts, and
 * prints what it finds, by threshold, in texts that it does not learn from: `rules/model-scores.ts` has the thresholds.
 */
const STORE = new URL('../src/platform/models/moderation/classifier/network.json', import.meta.url);
const BATCH = 64;
const THRESHOLDS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

const texts = [...trainingTexts(), ...ordinaryProse()];
const labels = [
  ...new Set(texts.flatMap(({ category }) => (category ? [category as string] : []))),
  HARMLESS,
].sort();
const options: TrainingOptions = {
  labels,
  hiddenUnits: 128,
  epochs: 15,
  batchSize: 64,
  learningRate: 0.002,
  weightDecay: 1.5e-4,
  words: { epochs: 12, learningRate: 0.1, weightDecay: 1e-5 },
  seed: 'classifier',
};

const encoder = createSentenceEncoder();
const examples = await readAll(texts);
const unseen = await readAll([
  ...validationTexts(),
  ...ROMANTIC_TURNS.map(({ text }) => ({ text, category: null })),
]);
await encoder.close();
const network = trainNetwork(examples, options);
printFigures();
writeFileSync(STORE, `${JSON.stringify(storeNetwork(network))}\n`);
console.log(`Trained on ${examples.length} texts.`);

/** What the characters that ship say, and what the product offers to say and to draw: nothing is wrong in it. */
function ordinaryProse(): TrainingText[] {
  const said = SEED_CHARACTERS.flatMap(({ opening_message, example_dialogue, scenario }) =>
    [opening_message, example_dialogue, scenario].flatMap(splitPassages),
  );
  const drawn = suggestionCategories.flatMap(({ items }) => items.map(({ prompt }) => prompt));
  return [...said, ...drawn, ...SAMPLE_PROMPTS, ...SUGGESTED_PROMPTS].map((text) => ({
    text,
    category: null,
  }));
}

async function readAll(wanted: TrainingText[]): Promise<Example[]> {
  const found: Example[] = [];
  for (let from = 0; from < wanted.length; from += BATCH) {
    const batch = wanted.slice(from, from + BATCH);
    const vectors = await encoder.encode(
      batch.map(({ text }) => text),
      AbortSignal.timeout(60_000),
    );
    batch.forEach(({ category }, k) =>
      found.push({
        vector: vectors[k]!,
        words: readWordFeatures(batch[k]!.text),
        label: category ?? HARMLESS,
      }),
    );
  }
  return found;
}

function printFigures(): void {
  const judged = unseen.map((example) => ({
    label: example.label,
    found: runNetwork(network, example),
  }));
  for (const [k, name] of labels.entries()) {
    if (name === HARMLESS) continue;
    const wanted = judged.filter(({ label }) => label === name).length;
    const cells = THRESHOLDS.map((from) => {
      const flagged = judged.filter(({ found }) => found[k]! >= from);
      const right = flagged.filter(({ label }) => label === name).length;
      const wrong = flagged.filter(({ label }) => label === HARMLESS).length;
      return `${from}: ${(right / wanted).toFixed(3)} / ${wrong} wrong`;
    });
    console.log(name.padEnd(12), String(wanted).padStart(4), cells.join('   '));
  }
}
