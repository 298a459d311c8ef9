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

/** The label of texts in which nothing is wrong. */
export const HARMLESS = 'harmless';
/** The score 1 beside the labels: the text is not in English, which is what training knows best. */
const FOREIGN = { 'classifier/foreign': 1 };

/**
 * The probability of a harm, by the words alone, from which on the encoder should read a sentence of a
 * reply. Chosen with the threshold of replies in `rules/model-scores.ts`: one sentence in six is read.
 */
const SUSPECTED_FROM = 0.2;
/** What the rules judge in replies: ages are a matter of grammar, despair may be the character's. */
const LEFT_TO_RULES: ReadonlySet<string> = new Set([HARMLESS, 'minors', 'self_harm']);

export interface Classifier {
  /**
   * Each label's highest probability in any passage, 0 to 1; that of a harmless text only where the
   * text is one passage, so that nothing of it was left unread. A text that is not English has the
   * score `classifier/foreign`. @throws ModerationError; `signal.reason`
   */
  score(text: string, signal: AbortSignal): Promise<Record<string, number>>;
  /** Whether a sentence of a reply, or its beginning, may be a harm. Reads the words alone, which takes microseconds. */
  suspects(sentence: string): boolean;
  close(): Promise<void>;
}

/** The embedded classifier of texts (English): a sentence encoder, and a network that was trained on the labeled texts. */
export function createClassifier(
  encoder: SentenceEncoder = createSentenceEncoder(),
  network: Network = readNetwork(stored as StoredNetwork),
): Classifier {
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
      const odds = softmax(applySparse(network.words, readWordFeatures(sentence)));
      return network.labels.some(
        (label, k) => !LEFT_TO_RULES.has(label) && odds[k]! >= SUSPECTED_FROM,
      );
    },
    close: () => encoder.close(),
  };
}
