import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { WatchEngine } from '../engine-watch.ts';
import type { TextEngine } from './types.ts';

/**
 * Wraps the engine so that `beforeAsking` runs before each call of a model; its error is thrown
 * instead. `watch` is called for each reply and answer.
 */
export function countTexts(
  engine: TextEngine,
  beforeAsking: () => void,
  watch?: WatchEngine,
): TextEngine {
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
    ...(watch && { watch }),
  });
}
