import { existsSync } from 'node:fs';
import { basename } from 'node:path';

import { TextEngineError } from './engine-error.ts';
import { createGgufModel } from './gguf-model.ts';
import { DEFAULT_PLUGIN_DIR, loadGgufPlugin } from './gguf-plugin.ts';
import type { TextEngine, TextSettings } from './types.ts';
import { callDefaults, DEFAULT_CONTEXT_TOKENS } from './types.ts';

/**
 * Opens a GGUF file in this process, on the CPU. Throws `TextEngineError` (not retryable) if the
 * plug-in or the file is missing, or if the file is not a model.
 */
export async function createGgufEngine(
  settings: TextSettings & { gguf: string },
): Promise<TextEngine> {
  const plugin = await loadGgufPlugin(settings.plugin_dir ?? DEFAULT_PLUGIN_DIR);
  if (!existsSync(settings.gguf)) {
    throw new TextEngineError(
      'engine_unavailable',
      `There is no model file at ${settings.gguf}: \`npm run model:pull\` downloads one.`,
      { retryable: false },
    );
  }
  const name = basename(settings.gguf, '.gguf');
  const llama = await plugin.getLlama({
    gpu: false,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'error',
  });
  try {
    const model = await llama.loadModel({ modelPath: settings.gguf });
    const contextTokens = Math.min(
      settings.context ?? DEFAULT_CONTEXT_TOKENS,
      model.trainContextSize,
    );
    const context = await model.createContext({
      contextSize: contextTokens,
      sequences: 1,
      // Threads busy-wait for each other: one thread too many made a token 500 times slower.
      threads: settings.threads ?? Math.max(1, llama.cpuMathCores - 1),
    });
    const sequence = context.getSequence();
    const chat = new plugin.LlamaChat({ contextSequence: sequence });
    return {
      name,
      kind: 'gguf',
      is_demo: false,
      model: createGgufModel(name, { chat, sequence }),
      fallbacks: [],
      ...callDefaults(settings),
      contextTokens,
      status: async () => ({
        name,
        kind: 'gguf',
        is_demo: false,
        ready: true,
        detail: `In this process, ${contextTokens} tokens of context.`,
      }),
      countTokens: (text) => model.tokenize(text).length,
      close: () => llama.dispose(),
    };
  } catch (error) {
    await llama.dispose();
    throw new TextEngineError(
      'engine_unavailable',
      `${settings.gguf} cannot be opened as a model.`,
      {
        retryable: false,
        cause: error,
      },
    );
  }
}
