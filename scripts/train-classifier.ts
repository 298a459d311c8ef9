import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SEED_CHARACTERS } from '#features/characters/cast/seeds/index.ts';
import { SUGGESTED_PROMPTS } from '#features/chat/ui/suggested-prompts.ts';
import { SAMPLE_PROMPTS, suggestionCategories } from '#features/images/suggestions.ts';
import type { Surface } from '#features/moderation/rules/index.ts';
import { ROMANTIC_TURNS } from '#features/moderation/labeled/romantic-turns.ts';
import {
  addedTexts,
  trainingTexts,
  validationTexts,
  type TrainingText,
} from '#features/moderation/labeled/training-texts.ts';
import { createTokenizer } from '#platform/models/moderation/classifier/encoder/tokenizer.ts';
import {
  MODEL_FOLDER,
  readVocabulary,
  type Tuning,
} from '#platform/models/moderation/classifier/encoder/tuned-tensors.ts';
import { createClassifier, HARMLESS } from '#platform/models/moderation/classifier/classifier.ts';
import {
  readNetwork,
  storeNetwork,
  type Layer,
  type StoredNetwork,
} from '#platform/models/moderation/classifier/network.ts';
import { createSentenceEncoder } from '#platform/models/moderation/classifier/sentence-encoder.ts';
import { splitPassages } from '#platform/models/moderation/classifier/split-passages.ts';
import { readWordFeatures } from '#platform/models/moderation/classifier/word-features.ts';
import { trainWords } from './classifier/train-words.ts';

/*
 * npm run train:classifier: trains the embedded classifier from scratch on the labeled texts, and prints its results by
 * threshold on texts that it does not learn from: `rules/model-scores.ts` has the thresholds. The encoder is
 * fine-tuned with PyTorch, by the Python in `PYTHON` (python3); this takes about half an hour on four cores.
 * `-- --continue worked-f.tsv` continues from the shipped weights with one pass over all texts, to which those of
 * that file, of `labeled/training/` or an open table, are added three times; the option can be given several times.
 * `--replay 0.5` then uses half of all texts, drawn again for each of the two passes, in half the time.
 */
const { values: options } = parseArgs({
  options: {
    continue: { type: 'string', multiple: true },
    replay: { type: 'string', default: '1' },
  },
});
const replay = Number(options.replay);
if (!(replay > 0 && replay <= 1)) throw new Error('--replay takes a share above 0, up to 1.');

interface Example {
  text: string;
  label: string;
}

const FOLDER = new URL('../src/platform/models/moderation/classifier/', import.meta.url);
const FINE_TUNE = fileURLToPath(new URL('./classifier/fine_tune.py', import.meta.url));
const THRESHOLDS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const WORDS = { epochs: 12, learningRate: 0.1, weightDecay: 1e-5, seed: 'classifier' };
const SEED = 2;

const known = [...trainingTexts(), ...ordinaryProse()].map(toExample);
const added = repeatThrice((options.continue ?? []).flatMap(addedTexts)).map(toExample);
const examples = [...known, ...added];
const labels = [...new Set(examples.map(({ label }) => label))].sort();
const words = trainWords(
  examples.map(({ text, label }) => ({ words: readWordFeatures(text), label })),
  { labels, ...WORDS },
);
const { tensors, output } = await fineTune();
// Both have equal weight: the logits are averaged.
const stored = storeNetwork({ labels, output: halve(output), words: halve(words) }, tensors);
writeFileSync(new URL('network.json', FOLDER), `${JSON.stringify(stored)}\n`);
console.log(`Trained on ${examples.length} texts.`);
await printFigures();

function toExample(text: TrainingText): Example {
  return { text: text.text, label: labelOf(text) };
}

/** A character that urges someone to hurt themselves is a different class than a person's despair. */
function labelOf({ surface, category }: TrainingText): string {
  if (surface === 'reply' && category === 'self_harm') return 'self_harm_urged';
  return category ?? HARMLESS;
}

function repeatThrice(texts: readonly TrainingText[]): TrainingText[] {
  return [...texts, ...texts, ...texts];
}

/** Harmless texts: the lines of the built-in characters, and the product's suggestions for messages and pictures. */
function ordinaryProse(): TrainingText[] {
  const said = SEED_CHARACTERS.flatMap(({ opening_message, example_dialogue, scenario }) =>
    [opening_message, example_dialogue, scenario].flatMap(splitPassages),
  );
  const drawn = suggestionCategories.flatMap(({ items }) => items.map(({ prompt }) => prompt));
  return [
    ...said.map(asHarmless('character')),
    ...[...drawn, ...SAMPLE_PROMPTS].map(asHarmless('image_prompt')),
    ...SUGGESTED_PROMPTS.map(asHarmless('chat_input')),
  ];
}

function asHarmless(surface: Surface): (text: string) => TrainingText {
  return (text) => ({ surface, text, category: null });
}

/** Writes `encoder.bin.gz`; returns its metadata. */
async function fineTune(): Promise<{ tensors: Tuning[]; output: Layer }> {
  const tokenize = createTokenizer(await readVocabulary());
  const folder = mkdtempSync(join(tmpdir(), 'everafter-classifier-'));
  const encode = ({ text, label }: Example) => [tokenize(text), labels.indexOf(label)];
  const task = {
    model: MODEL_FOLDER,
    labels,
    examples: known.map(encode),
    added: added.map(encode),
    replay,
    seed: SEED,
    ...(options.continue && { start: writeStart(join(folder, 'start')) }),
  };
  writeFileSync(join(folder, 'task.json'), JSON.stringify(task));
  const { status } = spawnSync(
    process.env['PYTHON'] ?? 'python3',
    ['-B', FINE_TUNE, join(folder, 'task.json'), folder],
    { stdio: 'inherit' },
  );
  if (status !== 0) {
    console.error('The encoder was not fine-tuned: that takes Python 3 with PyTorch and NumPy.');
    process.exit(1);
  }
  copyFileSync(join(folder, 'encoder.bin.gz'), new URL('encoder.bin.gz', FOLDER));
  const result = JSON.parse(readFileSync(join(folder, 'encoder.json'), 'utf8')) as {
    tensors: Tuning[];
    output: { weights: number[]; biases: number[] };
  };
  rmSync(folder, { recursive: true });
  const { weights, biases } = result.output;
  return {
    tensors: result.tensors,
    output: { weights: Float32Array.from(weights), biases: Float32Array.from(biases) },
  };
}

/** The shipped weights, as the last training wrote them. */
function writeStart(folder: string): string {
  mkdirSync(folder);
  copyFileSync(new URL('encoder.bin.gz', FOLDER), join(folder, 'encoder.bin.gz'));
  const shipped = JSON.parse(
    readFileSync(new URL('network.json', FOLDER), 'utf8'),
  ) as StoredNetwork;
  const { weights, biases } = readNetwork(shipped).output;
  const start = {
    tensors: shipped.encoder,
    output: {
      labels: shipped.labels,
      weights: [...weights].map(twice),
      biases: [...biases].map(twice),
    },
  };
  writeFileSync(join(folder, 'encoder.json'), JSON.stringify(start));
  return folder;
}

function twice(weight: number): number {
  return 2 * weight;
}

function halve({ weights, biases }: Layer): Layer {
  return { weights: weights.map((weight) => weight / 2), biases: biases.map((bias) => bias / 2) };
}

async function printFigures(): Promise<void> {
  const classifier = createClassifier(createSentenceEncoder(), readNetwork(stored));
  const unseen = [
    ...validationTexts(),
    ...ROMANTIC_TURNS.map(({ surface, text }): TrainingText => ({ surface, text, category: null })),
  ];
  const judged: { label: string; found: Record<string, number> }[] = [];
  for (const one of unseen) {
    const found = await classifier.score(one.text, AbortSignal.timeout(60_000));
    judged.push({ label: labelOf(one), found });
  }
  await classifier.close();
  for (const name of labels) {
    if (name === HARMLESS) continue;
    const wanted = judged.filter(({ label }) => label === name).length;
    const cells = THRESHOLDS.map((from) => {
      const flagged = judged.filter(({ found }) => (found[`classifier/${name}`] ?? 0) >= from);
      const right = flagged.filter(({ label }) => label === name).length;
      const wrong = flagged.filter(({ label }) => label === HARMLESS).length;
      return `${from}: ${(right / wanted).toFixed(3)} / ${wrong} wrong`;
    });
    console.log(name.padEnd(15), String(wanted).padStart(4), cells.join('   '));
  }
}
