import type { WatchEngine } from '../engine-watch.ts';
import type { ImageEngine } from './types.ts';

/** The same engine, which reports each picture to `watch`. */
export function watchImages(engine: ImageEngine, watch: WatchEngine): ImageEngine {
  return Object.assign(Object.create(engine) as ImageEngine, {
    async *generate(request) {
      const { kind, name } = engine;
      const call = watch({
        kind: 'image',
        engine: kind,
        model: name,
        operation: 'generate_content',
      });
      try {
        for await (const outcome of engine.generate(request)) {
          call.first();
          call.tried(outcome.status === 'failed' ? outcome.error : undefined);
          yield outcome;
        }
      } catch (error) {
        call.tried(error);
        throw error;
      } finally {
        call.end();
      }
    },
  } satisfies Pick<ImageEngine, 'generate'>);
}
