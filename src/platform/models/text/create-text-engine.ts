import type { TextEngine, TextSettings } from './types.ts';

/**
 * Creates the configured engine: a server, otherwise a GGUF file in this process, otherwise the
 * scripted demo. Only that one is loaded. Throws `TextEngineError` if a GGUF model cannot be
 * opened.
 */
export async function createTextEngine(settings: TextSettings): Promise<TextEngine> {
  if (settings.base_url) {
    const { createOpenAiEngine } = await import('./openai-compatible.ts');
    return createOpenAiEngine({ ...settings, base_url: settings.base_url });
  }
  if (settings.gguf) {
    const { createGgufEngine } = await import('./gguf.ts');
    return createGgufEngine({ ...settings, gguf: settings.gguf });
  }
  const { createScriptedEngine } = await import('./scripted/index.ts');
  return createScriptedEngine(settings);
}
