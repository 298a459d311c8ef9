import { afterAll, describe, expect, it } from 'vitest';
import { createClassifier } from './classifier.ts';
import { isForeign } from './is-foreign.ts';
import { readNetwork, runNetwork, storeNetwork, type Network } from './network.ts';
import { createSentenceEncoder, type SentenceEncoder } from './sentence-encoder.ts';
import { MAX_PASSAGES, splitPassages } from './split-passages.ts';
import { FEATURES, readWordFeatures } from './word-features.ts';

const open = () => new AbortController().signal;

/** Two inputs and two labels: each label follows its input. */
const TINY: Network = {
  labels: ['harmless', 'spam'],
  output: { weights: Float32Array.of(2, 0, 0, 2), biases: Float32Array.of(0, -2) },
  words: { weights: new Float32Array(2 * FEATURES), biases: new Float32Array(2) },
};
const NO_WORDS = readWordFeatures('');

describe('the network', () => {
  it('returns the softmax of a linear layer', () => {
    const [harmless, spam] = runNetwork(TINY, { vector: Float32Array.of(0.5, 2), words: NO_WORDS });
    // Logits 1 and 2.
    expect(harmless).toBeCloseTo(Math.exp(1) / (Math.exp(1) + Math.exp(2)), 6);
    expect(harmless! + spam!).toBeCloseTo(1, 6);
  });

  it('adds the word weights', () => {
    const words = readWordFeatures('Buy now');
    const weights = new Float32Array(2 * FEATURES);
    for (const index of words.indices) weights[FEATURES + index] = 1;
    const [, spam] = runNetwork(
      { ...TINY, words: { weights, biases: new Float32Array(2) } },
      { vector: Float32Array.of(0.5, 2), words },
    );
    const ofWords = words.values.reduce((sum, value) => sum + value, 0);
    expect(spam).toBeCloseTo(1 / (1 + Math.exp(1 - 2 - ofWords)), 5);
  });

  it('round-trips its stored form, with word weights in 255 steps', () => {
    const words = { weights: TINY.words.weights.slice(), biases: TINY.words.biases };
    words.weights.set([12.7, -0.1, 0.26]);
    const read = readNetwork(storeNetwork({ ...TINY, words }, []));
    expect({ ...read, words: null }).toEqual({ ...TINY, words: null });
    expect([...read.words.weights.subarray(0, 4)]).toEqual(
      [12.7, -0.1, 0.3, 0].map((value) => expect.closeTo(value, 5) as number),
    );
  });
});

describe('the features of words', () => {
  const bucketsOf = (text: string) => new Set(readWordFeatures(text).indices);
  const shared = (one: string, other: string) => {
    const [buckets, others] = [bucketsOf(one), bucketsOf(other)];
    return [...buckets].filter((bucket) => others.has(bucket)).length / buckets.size;
  };

  it('ignore case, and each half has length 1', () => {
    expect(readWordFeatures('Come Home')).toEqual(readWordFeatures('come home'));
    const { values } = readWordFeatures('come home');
    expect(values.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(2, 5);
  });

  it('are similar for spellings of a word, and different for other words', () => {
    expect(shared('torrenting', 'torrents')).toBeGreaterThan(0.3);
    expect(shared('torrenting', 'sunflower')).toBeLessThan(0.05);
  });

  it('of a long text stay within the buckets', () => {
    const { indices } = readWordFeatures('a whole long text '.repeat(50) + '你好 привет 🙂');
    expect(Math.max(...indices)).toBeLessThan(FEATURES);
  });
});

describe('passages', () => {
  it.each([
    ['', []],
    ['  \n ', []],
    ['One or two?', ['One or two?']],
    ['One. Two? Three!', ['One. Two? Three!']],
    ['Goodbye, love.', []],
    ['RightWingHero', ['RightWingHero']],
    ['*smiles* 🙂', []],
    [`${'a b '.repeat(62)}c. Two?`, ['a b '.repeat(60).trim(), 'a b a b c. Two?']],
    [
      `${'a b '.repeat(35)}c. Two? ${'d e '.repeat(30)}f.`,
      [`${'a b '.repeat(35)}c. Two?`, `${'d e '.repeat(30)}f.`],
    ],
  ])('%j', (text, passages) => {
    expect(splitPassages(text)).toEqual(passages);
  });

  it('are limited in number', () => {
    const text = Array.from({ length: 5000 }, (_, k) => `This is sentence ${k}.`).join(' ');
    expect(splitPassages(text)).toHaveLength(MAX_PASSAGES);
  });
});

const cosine = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a).reduce((sum, value, k) => sum + value * b[k]!, 0) /
  (Math.hypot(...Array.from(a)) * Math.hypot(...Array.from(b)));

describe('the encoder', () => {
  const encoder = createSentenceEncoder();
  afterAll(() => encoder.close());

  it('separates what the classifier distinguishes, and answers requests in any order', async () => {
    const [[threat, other], [kiss]] = await Promise.all([
      encoder.encode(
        ['I will stab my boss tomorrow.', 'I am going to shoot my neighbor tonight.'],
        open(),
      ),
      encoder.encode(['I will kiss you tomorrow.'], open()),
    ]);
    expect(threat).toHaveLength(512);
    expect(cosine(threat!, other!)).toBeGreaterThan(cosine(threat!, kiss!) + 0.2);
  });

  it('throws the reason of a signal that aborts while waiting', async () => {
    const stop = new AbortController();
    const answer = encoder.encode(['Hello.'], stop.signal);
    stop.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    await expect(encoder.encode(['Hello.'], stop.signal)).rejects.toThrow('left');
  });

  it('rejects waiting requests when closed, and restarts on the next request', async () => {
    const closing = createSentenceEncoder();
    const [answer] = await Promise.allSettled([
      closing.encode(['Hello.'], open()),
      closing.close(),
    ]);
    expect(answer).toMatchObject({ reason: { code: 'engine_unavailable' } });
    expect(await closing.encode(['Hello.'], open())).toHaveLength(1);
    await closing.close();
  });
});

it('a classifier returns the highest probability of any passage, and none for an empty text', async () => {
  const vectors: Record<string, number[]> = { 'Buy it now!': [0, 3] };
  const encoder: SentenceEncoder = {
    encode: async (passages) =>
      passages.map((passage) => Float32Array.from(vectors[passage] ?? [3, 0])),
    close: async () => undefined,
  };
  const classifier = createClassifier(encoder, TINY);
  const { 'classifier/spam': spam, ...others } = await classifier.score(
    `${'fine '.repeat(48)}Buy it now!`,
    open(),
  );
  expect(spam).toBeGreaterThan(0.95);
  expect(others).toEqual({});
  expect(await classifier.score(' ', open())).toEqual({});
});

describe('a text in another language', () => {
  it.each([
    'Wie war dein Tag, Liebling?',
    'te echo de menos',
    'tu me manques ce soir',
    'mi manchi tanto stasera',
    'jag saknar dig',
    'обними меня',
    '会いたいよ',
  ])('is detected: %s', async (text) => expect(await isForeign(text)).toBe(true));

  it.each([
    'How was your day, darling?',
    'lol kms',
    'wanna make out?',
    'mi amor, come here',
    'Good night, mon ami, sleep well',
    'DragonSlayer_Tom',
    'u r so cute tho ngl',
    '16',
    '',
  ])('is not detected: %s', async (text) => expect(await isForeign(text)).toBe(false));
});
