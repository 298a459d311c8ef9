import type { WatchEngine } from '../engine-watch.ts';
import type { ModerationEngine } from './types.ts';

/** The same engine, which reports each model request to `watch`. */
export function watchModeration(engine: ModerationEngine, watch: WatchEngine): ModerationEngine {
  const watched = async <T>(ask: () => Promise<T>): Promise<T> => {
    const { kind, name } = engine;
    const call = watch({ kind: 'moderation', engine: kind, model: name, operation: 'moderate' });
    try {
      const answer = await ask();
      call.tried();
      return answer;
    } catch (error) {
      call.tried(error);
      throw error;
    } finally {
      call.end();
    }
  };
  const looks = engine.labels_pictures || engine.sees_ages;
  return Object.assign(Object.create(engine) as ModerationEngine, {
    ...(engine.reads_text && {
      judgeText: (input) => watched(() => engine.judgeText(input)),
    }),
    ...(looks && { judgePicture: (input) => watched(() => engine.judgePicture(input)) }),
  } satisfies Partial<ModerationEngine>);
}
