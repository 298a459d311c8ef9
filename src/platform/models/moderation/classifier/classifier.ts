import { isForeign } from './is-foreign.ts';
import {
  applySparse,
  readNetwork,
  runNetwork,
  softmax,
  type Network,
  type StoredNetwork,
} from './network.ts';
import { createSentenceEncoder, type SentenceEncoder } from './sentence-encoder.ts';
import { splitPassages } from './split-passages.ts';
import { readWordFeatures } from './word-features.ts';
import stored from './network.json' with { type: 'json' };

/** The label of harmless texts. */
export const HARMLESS = 'harmless';
/** An extra score: the text is not English, the language of most training texts. */
const FOREIGN = { 'classifier/foreign': 1 };

/**
 * The word-based probability of a harm above which the encoder reads a sentence of a reply. Chosen
 * together with the reply thresholds in `rules/model-scores.ts`.
 */
const SUSPECTED_FROM = 0.3;
/**
 * The word-based probability below which the encoder need not read a text. In the labeled sets,
 * none of the 814 harms that only the classifier finds is below it; 40 % to 75 % of the harmless
 * messages are.
 */
const MAY_HARM_FROM = 0.1;
/** Labels that do not count in replies: the rules judge ages, and despair may be the character's. */
const NOT_IN_REPLIES: ReadonlySet<string> = new Set([HARMLESS, 'minors', 'self_harm']);

export interface Classifier {
  /**
   * Returns each label's highest probability over all passages, 0 to 1; `harmless` only if the text
   * is a single passage, so that it was read completely. A text that is not English has the score
   * `classifier/foreign`.
   * @throws ModerationError; `signal.reason`
   */
  score(text: string, signal: AbortSignal): Promise<Record<string, number>>;
  /**
   * True if a sentence of a reply, or its beginning, may be a harm. Reads only the words, in
   * microseconds.
   */
  suspects(sentence: string): boolean;
  /** False if the words of a text rule out that `score` finds a harm in it. Equally fast. */
  mayHarm(text: string): boolean;
  close(): Promise<void>;
}

/**
 * The embedded text classifier (English): a sentence encoder and a network trained on the labeled
 * texts.
 */
export function createClassifier(
  encoder: SentenceEncoder = createSentenceEncoder(),
  network: Network = readNetwork(stored as StoredNetwork),
): Classifier {
  /** The probability of each label based only on the words. */
  const weighWords = (text: string): Float32Array =>
    softmax(applySparse(network.words, readWordFeatures(text)));

  return {
    async score(text, signal) {
      const passages = splitPassages(text);
      if (passages.length === 0) return {};
      const [vectors, foreign] = await Promise.all([
        encoder.encode(passages, signal),
        isForeign(text),
      ]);
      const found = vectors.map((vector, k) =>
        runNetwork(network, { vector, words: readWordFeatures(passages[k]!) }),
      );
      const isWhole = passages[0] === text.trim();
      const scores = network.labels.flatMap((label, k): [string, number][] =>
        label === HARMLESS && !isWhole
          ? []
          : [[`classifier/${label}`, Math.max(...found.map((each) => each[k]!))]],
      );
      return { ...Object.fromEntries(scores), ...(foreign && FOREIGN) };
    },
    suspects(sentence) {
      const odds = weighWords(sentence);
      return network.labels.some(
        (label, k) => !NOT_IN_REPLIES.has(label) && odds[k]! >= SUSPECTED_FROM,
      );
    },
    mayHarm: (text) =>
      splitPassages(text).some((passage) =>
        weighWords(passage).some(
          (odds, k) => network.labels[k] !== HARMLESS && odds >= MAY_HARM_FROM,
        ),
      ),
    close: () => encoder.close(),
  };
}
