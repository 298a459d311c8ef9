/** The server's exact token count, or undefined if this request fails. */
export type Tokenizer = (text: string) => Promise<number | undefined>;

/** A reply waits for its count, so a slow server counts as one without a tokenizer. */
const PROBE_TIMEOUT_MS = 500;

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

/** Probes whether the server has `/tokenize` (next to or under `/v1`), and in which dialect. */
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
        return (text) => ask(url, headers, dialect, text, model);
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
