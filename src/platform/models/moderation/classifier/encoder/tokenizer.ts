/** Pieces of words with their log-probabilities, by token. */
export type Vocabulary = readonly (readonly [piece: string, score: number])[];

interface Node {
  children: Map<string, Node>;
  token?: number;
}

/** The tokens that are not pieces. */
const UNKNOWN = 0;
const RESERVED = 6;
const WORD_START = '\u2581';

/**
 * Splits a text into the pieces whose probabilities have the greatest product, as SentencePiece's
 * unigram model does (Kudo, 2018). Text that no piece covers becomes one unknown token per run of
 * characters.
 */
export function createTokenizer(vocabulary: Vocabulary): (text: string) => number[] {
  const root: Node = { children: new Map() };
  for (let token = RESERVED; token < vocabulary.length; token += 1) {
    let node = root;
    for (const symbol of vocabulary[token]![0]) {
      const next = node.children.get(symbol) ?? { children: new Map() };
      node.children.set(symbol, next);
      node = next;
    }
    node.token = token;
  }

  /** The tokens that begin at a position, each with its end position. */
  function* findTokens(symbols: readonly string[], start: number): Generator<[number, number]> {
    let node: Node | undefined = root;
    let isFound = false;
    for (let end = start; end < symbols.length; end += 1) {
      node = node.children.get(symbols[end]!);
      if (!node) break;
      if (node.token === undefined) continue;
      isFound = true;
      yield [node.token, end + 1];
    }
    if (!isFound) yield [UNKNOWN, start + 1];
  }

  return (text) => {
    const symbols = [...toSymbols(text)];
    const best = new Float64Array(symbols.length + 1).fill(-Infinity);
    const last = new Int32Array(symbols.length + 1);
    const from = new Int32Array(symbols.length + 1);
    best[0] = 0;
    for (let start = 0; start < symbols.length; start += 1) {
      for (const [token, end] of findTokens(symbols, start)) {
        const score = best[start]! + vocabulary[token]![1];
        if (score < best[end]!) continue;
        best[end] = score;
        last[end] = token;
        from[end] = start;
      }
    }
    const tokens: number[] = [];
    for (let end = symbols.length; end > 0; end = from[end]!) {
      const token = last[end]!;
      if (token !== UNKNOWN || tokens.at(-1) !== UNKNOWN) tokens.push(token);
    }
    return tokens.reverse();
  };
}

function toSymbols(text: string): string {
  const normalized = text.normalize('NFKC');
  return normalized === '' ? '' : WORD_START + normalized.replaceAll(' ', WORD_START);
}
