import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { TextEngine } from './types.ts';

/**
 * Wraps the engine so that `beforeAsking` runs before each call of a model; its error is thrown
 * instead.
 */
export function countTexts(engine: TextEngine, beforeAsking: () => void): TextEngine {
  const counted = (model: LanguageModelV4): LanguageModelV4 =>
    Object.assign(Object.create(model) as LanguageModelV4, {
      async doStream(options: Parameters<LanguageModelV4['doStream']>[0]) {
        beforeAsking();
        return model.doStream(options);
      },
      async doGenerate(options: Parameters<LanguageModelV4['doGenerate']>[0]) {
        beforeAsking();
        return model.doGenerate(options);
      },
    });
  return Object.assign(Object.create(engine) as TextEngine, {
    model: counted(engine.model),
    fallbacks: engine.fallbacks.map(counted),
  });
}
