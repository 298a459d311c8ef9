import { seededRandom, type Random } from '#platform/models/text/scripted/random.ts';
import {
  runLayers,
  type Layer,
  type Network,
} from '#platform/models/moderation/classifier/network.ts';

export interface Example {
  vector: Float32Array;
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
  seed: string;
}

/** Decay rates of Adam's two averages, and its guard against division by zero (Kingma & Ba, 2015). */
const BETA_1 = 0.9;
const BETA_2 = 0.999;
const EPSILON = 1e-8;

/** Trains by mini-batches with Adam on the cross-entropy of the labels. The same seed gives the same network. */
export function trainNetwork(examples: readonly Example[], options: TrainingOptions): Network {
  const { labels, hiddenUnits, epochs, batchSize, seed } = options;
  const random = seededRandom(seed);
  const inputs = examples[0]!.vector.length;
  const hidden = randomLayer(inputs, hiddenUnits, random);
  const output = randomLayer(hiddenUnits, labels.length, random);
  const network = { labels, hidden, output };
  const steps = [hidden, output].map((layer) => adam(layer, options));
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batchSize) {
      const batch = order.slice(from, from + batchSize).map((index) => examples[index]!);
      const gradients = readGradients(network, batch);
      steps.forEach((step, k) => step(gradients[k]!));
    }
  }
  return network;
}

/** The gradients of both layers, averaged over a batch. */
function readGradients({ labels, hidden, output }: Network, batch: readonly Example[]): Layer[] {
  const ofHidden = emptyLike(hidden);
  const ofOutput = emptyLike(output);
  for (const { vector, label } of batch) {
    const { units, probabilities } = runLayers({ hidden, output }, vector);
    const errors = probabilities.map(
      (value, k) => (value - (labels[k] === label ? 1 : 0)) / batch.length,
    );
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
