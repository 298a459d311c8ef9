import { callDefaults, type TextEngine, type TextSettings } from '../types.ts';
import { createScriptedModel } from './scripted-model.ts';

export type { ScriptedOptions } from './persona.ts';

/** Longer than any chat, since the script finds its own earlier sentences in the prompt. */
const CONTEXT_TOKENS = 200_000;
const DEFAULT_DELAY_MS = 18;

/** The demo engine, used when no model is configured; its status says so. */
export function createScriptedEngine(settings: TextSettings = {}): TextEngine {
  const { delay_ms = DEFAULT_DELAY_MS, seed = 'scripted' } = settings.scripted ?? {};
  return {
    name: 'scripted',
    kind: 'scripted',
    is_demo: true,
    model: createScriptedModel({ delay_ms, seed: String(seed) }),
    fallbacks: [],
    ...callDefaults(settings),
    contextTokens: CONTEXT_TOKENS,
    status: async () => ({
      name: 'scripted',
      kind: 'scripted',
      is_demo: true,
      ready: true,
      detail:
        'Demo: scripted replies, no language model. Set TEXT_BASE_URL or TEXT_GGUF for a real one.',
    }),
    countTokens: () => undefined,
    close: async () => {},
  };
}
