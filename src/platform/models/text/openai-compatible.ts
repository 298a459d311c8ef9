import type { LanguageModelV4 } from '@ai-sdk/provider';
import { ChatModel } from './chat-model.ts';
import { probeTokenizer, type Tokenizer } from './server-tokenizer.ts';
import type { EngineStatus, TextEngine, TextSettings } from './types.ts';
import { callDefaults, DEFAULT_CONTEXT_TOKENS } from './types.ts';

/** The key of extra body fields (min_p, DRY, XTC…) for the server. */
export const OPENAI_OPTIONS_KEY = 'openaiCompatible';
const STATUS_TIMEOUT_MS = 2500;

export type OpenAiSettings = TextSettings & { base_url: string };

/** Any server with the OpenAI chat-completions API: llama.cpp, vLLM, Ollama, routers. */
export function createOpenAiEngine(settings: OpenAiSettings): TextEngine {
  const base = settings.base_url.replace(/\/+$/, '');
  const headers: Record<string, string> = settings.api_key
    ? { authorization: `Bearer ${settings.api_key}` }
    : {};
  const names = settings.models?.filter((name) => name !== '') ?? [];
  // Servers with a single model accept any name; `default` fills the required field.
  const models: LanguageModelV4[] = (names.length > 0 ? names : ['default']).map(
    (name) => new ChatModel(OPENAI_OPTIONS_KEY, name, base, headers),
  );

  const { vision = [] } = settings;
  const sees = (model: string): boolean => vision === true || vision.includes(model);

  let tokenizer: Promise<Tokenizer | undefined> | undefined;
  async function countTokens(text: string): Promise<number | undefined> {
    tokenizer ??= probeTokenizer(base, headers, names[0]);
    return (await tokenizer)?.(text);
  }

  async function status(): Promise<EngineStatus> {
    const engineStatus = {
      name: names[0] ?? 'default',
      kind: 'openai_compatible',
      is_demo: false,
    } as const;
    try {
      const answer = await fetch(`${base}/models`, {
        headers,
        signal: AbortSignal.timeout(STATUS_TIMEOUT_MS),
      });
      const body: unknown = await answer.json().catch(() => undefined);
      if (!answer.ok)
        return { ...engineStatus, ready: false, detail: `The server answers ${answer.status}.` };
      return { ...engineStatus, ...describeModels(listIds(body), names) };
    } catch {
      return { ...engineStatus, ready: false, detail: 'The server cannot be reached.' };
    }
  }

  return {
    name: names[0] ?? 'default',
    kind: 'openai_compatible',
    is_demo: false,
    model: models[0]!,
    fallbacks: models.slice(1),
    ...callDefaults(settings),
    sees,
    contextTokens: settings.context ?? DEFAULT_CONTEXT_TOKENS,
    status,
    countTokens,
    close: async () => {},
  };
}

function listIds(body: unknown): string[] {
  const data = (body as { data?: unknown } | undefined)?.data;
  if (!Array.isArray(data)) return [];
  return data.flatMap((row: { id?: unknown }) => (typeof row?.id === 'string' ? [row.id] : []));
}

// Routers list hundreds of models and some servers none, so a missing name is only reported.
function describeModels(ids: string[], wanted: string[]): { ready: boolean; detail: string } {
  const missing = wanted.filter((name) => !ids.includes(name));
  if (ids.length === 0) return { ready: true, detail: 'The server answers but lists no model.' };
  if (missing.length === 0) return { ready: true, detail: `Serving ${wanted[0] ?? ids[0]}.` };
  return { ready: true, detail: `The server does not list ${missing.join(', ')}.` };
}
