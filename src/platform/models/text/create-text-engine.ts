import type { TextEngine, TextSettings } from './types.ts';

/**
 * The engine the settings ask for: a server, else a GGUF file in this process, else the scripted
 * demo. Only the chosen one is loaded. Throws `TextEngineError` when a GGUF model cannot be opened.
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
