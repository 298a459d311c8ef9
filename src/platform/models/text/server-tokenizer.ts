/** The server's exact token count, or undefined if this request fails. */
export type Tokenizer = (text: string) => Promise<number | undefined>;

const PROBE_TIMEOUT_MS = 2000;
const CACHE_ENTRIES = 2000;

interface Dialect {
  body(text: string, model: string | undefined): object;
  read(answer: unknown): number | undefined;
}

const LLAMA_CPP: Dialect = {
  body: (text) => ({ content: text }),
  read: (answer) => {
    const tokens = (answer as { tokens?: unknown })?.tokens;
    return Array.isArray(tokens) ? tokens.length : undefined;
  },
};
const VLLM: Dialect = {
  body: (text, model) => ({ prompt: text, model, add_special_tokens: false }),
  read: (answer) => {
    const count = (answer as { count?: unknown })?.count;
    return typeof count === 'number' ? count : undefined;
  },
};

/**
 * Probes once whether the server has `/tokenize` (beside or under `/v1`), and in which dialect.
 * Counts are cached by text, since a prompt's fixed parts are counted every turn.
 */
export async function probeTokenizer(
  baseUrl: string,
  headers: Record<string, string>,
  model: string | undefined,
): Promise<Tokenizer | undefined> {
  const root = baseUrl.replace(/\/v1$/, '');
  const places = root === baseUrl ? [root] : [root, baseUrl];
  for (const place of places) {
    const url = `${place}/tokenize`;
    for (const dialect of [LLAMA_CPP, VLLM]) {
      const probed = await ask(url, headers, dialect, 'How are you today?', model);
      // An empty list means that the server ignored an unknown field: try the other dialect.
      if (probed !== undefined && probed > 0)
        return withCache((t) => ask(url, headers, dialect, t, model));
    }
  }
  return undefined;
}

async function ask(
  url: string,
  headers: Record<string, string>,
  dialect: Dialect,
  text: string,
  model: string | undefined,
): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(dialect.body(text, model)),
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      return undefined;
    }
    return dialect.read(await answer.json());
  } catch {
    return undefined;
  }
}

function withCache(count: Tokenizer): Tokenizer {
  const known = new Map<string, number>();
  return async (text) => {
    if (text === '') return 0;
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const counted = await count(text);
    if (counted === undefined) return undefined;
    if (known.size >= CACHE_ENTRIES) known.delete(known.keys().next().value!);
    known.set(text, counted);
    return counted;
  };
}
