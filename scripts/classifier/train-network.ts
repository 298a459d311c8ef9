import { seededRandom, type Random } from '#platform/models/text/scripted/random.ts';
import {
  activateUnits,
  applyLayer,
  applySparse,
  softmax,
  type Layer,
  type Network,
  type PassageFeatures,
} from '#platform/models/moderation/classifier/network.ts';
import { FEATURES } from '#platform/models/moderation/classifier/word-features.ts';

export interface Example extends PassageFeatures {
  label: string;
}

export interface TrainingOptions {
  labels: readonly string[];
  hiddenUnits: number;
  epochs: number;
  batchSize: number;
  learningRate: number;
  /** Pull of weights toward zero, so that single words are not learned by heart. */
  weightDecay: number;
  /** The same three for the model over the words. */
  words: { epochs: number; learningRate: number; weightDecay: number };
  seed: string;
}

type Labels = readonly string[];
type Deep = Pick<Network, 'hidden' | 'output'>;

/** Decay rates of Adam's two averages, and its guard against division by zero (Kingma & Ba, 2015). */
const BETA_1 = 0.9;
const BETA_2 = 0.999;
const EPSILON = 1e-8;

/**
 * Trains the network over the vectors and the model over the words each for itself, so that the quicker one does not
 * learn what the other should, and gives both an equal say: the logits are averaged. The same seed gives the same.
 */
export function trainNetwork(examples: readonly Example[], options: TrainingOptions): Network {
  const random = seededRandom(options.seed);
  const { hidden, output } = trainDeep(examples, options, random);
  const words = trainWords(examples, options, random);
  return { labels: options.labels, hidden, output: halve(output), words: halve(words) };
}

/** By mini-batches with Adam, on the cross-entropy of the labels. */
function trainDeep(examples: readonly Example[], options: TrainingOptions, random: Random): Deep {
  const { labels, hiddenUnits, epochs, batchSize } = options;
  const inputs = examples[0]!.vector.length;
  const deep = {
    hidden: randomLayer(inputs, hiddenUnits, random),
    output: randomLayer(hiddenUnits, labels.length, random),
  };
  const steps = [deep.hidden, deep.output].map((layer) => adam(layer, options));
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batchSize) {
      const batch = order.slice(from, from + batchSize).map((index) => examples[index]!);
      const gradients = readGradients(labels, deep, batch);
      steps.forEach((step, k) => step(gradients[k]!));
    }
  }
  return deep;
}

/** Example by example with AdaGrad (Duchi et al., 2011): rare features take larger steps. */
function trainWords(
  examples: readonly Example[],
  { labels, words: { epochs, learningRate, weightDecay } }: TrainingOptions,
  random: Random,
): Layer {
  const layer: Layer = {
    weights: new Float32Array(labels.length * FEATURES),
    biases: new Float32Array(labels.length),
  };
  const squares = new Float32Array(layer.weights.length).fill(EPSILON);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const { words, label } of order.map((index) => examples[index]!)) {
      const errors = readErrors(labels, label, softmax(applySparse(layer, words)));
      errors.forEach((error, row) => {
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

/** The slope of the cross-entropy by each logit. */
const readErrors = (labels: Labels, label: string, probabilities: Float32Array): Float32Array =>
  probabilities.map((value, k) => value - (labels[k] === label ? 1 : 0));

const halve = ({ weights, biases }: Layer): Layer => ({
  weights: weights.map((weight) => weight / 2),
  biases: biases.map((bias) => bias / 2),
});

/** The gradients of both layers, averaged over a batch. */
function readGradients(
  labels: Labels,
  { hidden, output }: Deep,
  batch: readonly Example[],
): Layer[] {
  const ofHidden = emptyLike(hidden);
  const ofOutput = emptyLike(output);
  for (const { vector, label } of batch) {
    const units = activateUnits(hidden, vector);
    const probabilities = softmax(applyLayer(output, units));
    const errors = readErrors(labels, label, probabilities).map((error) => error / batch.length);
    addOuter(ofOutput, errors, units);
    const back = units.map((unit, u) => {
      if (unit <= 0) return 0;
      let error = 0;
      for (let k = 0; k < errors.length; k += 1)
        error += errors[k]! * output.weights[k * units.length + u]!;
      return error;
    });
    addOuter(ofHidden, back, vector);
  }
  return [ofHidden, ofOutput];
}

function addOuter(gradient: Layer, errors: Float32Array, input: Float32Array): void {
  errors.forEach((error, row) => {
    if (error === 0) return;
    const from = row * input.length;
    for (let k = 0; k < input.length; k += 1) gradient.weights[from + k]! += error * input[k]!;
    gradient.biases[row]! += error;
  });
}

function adam(layer: Layer, { learningRate, weightDecay }: TrainingOptions) {
  const first = emptyLike(layer);
  const second = emptyLike(layer);
  let time = 0;
  return (gradient: Layer): void => {
    time += 1;
    const rate = (learningRate * Math.sqrt(1 - BETA_2 ** time)) / (1 - BETA_1 ** time);
    for (const part of ['weights', 'biases'] as const) {
      const decay = part === 'weights' ? weightDecay : 0;
      const values = layer[part];
      for (let k = 0; k < values.length; k += 1) {
        const slope = gradient[part][k]! + decay * values[k]!;
        first[part][k] = BETA_1 * first[part][k]! + (1 - BETA_1) * slope;
        second[part][k] = BETA_2 * second[part][k]! + (1 - BETA_2) * slope * slope;
        values[k]! -= (rate * first[part][k]!) / (Math.sqrt(second[part][k]!) + EPSILON);
      }
    }
  };
}

const emptyLike = ({ weights, biases }: Layer): Layer => ({
  weights: new Float32Array(weights.length),
  biases: new Float32Array(biases.length),
});

function randomLayer(inputs: number, units: number, random: Random): Layer {
  const bound = Math.sqrt(6 / (inputs + units));
  return {
    weights: Float32Array.from({ length: inputs * units }, () => (random.next() * 2 - 1) * bound),
    biases: new Float32Array(units),
  };
}

function shuffle(order: number[], random: Random): void {
  for (let k = order.length - 1; k > 0; k -= 1) {
    const other = random.whole(k + 1);
    [order[k], order[other]] = [order[other]!, order[k]!];
  }
}
