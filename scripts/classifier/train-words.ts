import { seededRandom, type Random } from '#platform/models/text/scripted/random.ts';
import {
  applySparse,
  softmax,
  type Layer,
} from '#platform/models/moderation/classifier/network.ts';
import {
  FEATURES,
  type WordFeatures,
} from '#platform/models/moderation/classifier/word-features.ts';

export interface WordsExample {
  words: WordFeatures;
  label: string;
}

export interface WordsOptions {
  labels: readonly string[];
  epochs: number;
  learningRate: number;
  /** Pull of weights toward zero, so that single words are not memorized. */
  weightDecay: number;
  seed: string;
}

/** Guards against division by zero. */
const EPSILON = 1e-8;

/**
 * Trains the linear model over the words on the cross-entropy of the labels, example by example with AdaGrad
 * (Duchi et al., 2011): rare features take larger steps. The same seed gives the same result.
 */
export function trainWords(
  examples: readonly WordsExample[],
  { labels, epochs, learningRate, weightDecay, seed }: WordsOptions,
): Layer {
  const random = seededRandom(seed);
  const layer: Layer = {
    weights: new Float32Array(labels.length * FEATURES),
    biases: new Float32Array(labels.length),
  };
  const squares = new Float32Array(layer.weights.length).fill(EPSILON);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const { words, label } of order.map((index) => examples[index]!)) {
      const probabilities = softmax(applySparse(layer, words));
      probabilities.forEach((probability, row) => {
        const error = probability - (labels[row] === label ? 1 : 0);
        words.indices.forEach((index, k) => {
          const at = row * FEATURES + index;
          const slope = error * words.values[k]! + weightDecay * layer.weights[at]!;
          squares[at]! += slope * slope;
          layer.weights[at]! -= (learningRate * slope) / Math.sqrt(squares[at]!);
        });
      });
    }
  }
  return layer;
}

function shuffle(order: number[], random: Random): void {
  for (let k = order.length - 1; k > 0; k -= 1) {
    const other = random.whole(k + 1);
    [order[k], order[other]] = [order[other]!, order[k]!];
  }
}
