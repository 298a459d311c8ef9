import { writeFileSync } from 'node:fs';
import { SEED_CHARACTERS } from '#features/characters/seeds/index.ts';
import { trainingTexts, type TrainingText } from '#features/moderation/labeled/training-texts.ts';
import { HARMLESS } from '#platform/models/moderation/classifier/classifier.ts';
import { runNetwork, storeNetwork } from '#platform/models/moderation/classifier/network.ts';
import { createSentenceEncoder } from '#platform/models/moderation/classifier/sentence-encoder.ts';
import { splitPassages } from '#platform/models/moderation/classifier/split-passages.ts';
import { trainNetwork, type Example, type TrainingOptions } from './classifier/train-network.ts';

/*
 * npm run train:classifier: trains the network of the embedded classifier anew from the labeled texts, and
 * prints what it finds on a fifth of them that it did not see.
 */
const STORE = new URL('../src/platform/models/moderation/classifier/network.json', import.meta.url);
const BATCH = 64;
const FOLDS = 5;
const THRESHOLDS = [0.5, 0.7, 0.8, 0.9, 0.95];

const texts = [...trainingTexts(), ...ordinaryProse()];
const labels = [
  ...new Set(texts.flatMap(({ category }) => (category ? [category as string] : []))),
  HARMLESS,
].sort();
const options: TrainingOptions = {
  labels,
  hiddenUnits: 128,
  epochs: 40,
  batchSize: 64,
  learningRate: 0.002,
  weightDecay: 1.5e-4,
  seed: 'classifier',
};

const examples = await encodeAll();
const isSeen = (_: Example, index: number) => index % FOLDS !== 0;
printFigures(
  trainNetwork(examples.filter(isSeen), options),
  examples.filter((example, index) => !isSeen(example, index)),
);
writeFileSync(STORE, `${JSON.stringify(storeNetwork(trainNetwork(examples, options)))}\n`);
console.log(`Trained on ${examples.length} texts.`);

/** What the characters that ship say, in which nothing is wrong. */
function ordinaryProse(): TrainingText[] {
  return SEED_CHARACTERS.flatMap(({ opening_message, example_dialogue, scenario }) =>
    [opening_message, example_dialogue, scenario].flatMap(splitPassages),
  ).map((text) => ({ text, category: null }));
}

async function encodeAll(): Promise<Example[]> {
  const encoder = createSentenceEncoder();
  const found: Example[] = [];
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = texts.slice(from, from + BATCH);
    const vectors = await encoder.encode(
      batch.map(({ text }) => text),
      AbortSignal.timeout(60_000),
    );
    batch.forEach(({ category }, k) =>
      found.push({ vector: vectors[k]!, label: category ?? HARMLESS }),
    );
  }
  await encoder.close();
  return found;
}

function printFigures(network: ReturnType<typeof trainNetwork>, unseen: Example[]): void {
  const judged = unseen.map(({ vector, label }) => ({ label, found: runNetwork(network, vector) }));
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
