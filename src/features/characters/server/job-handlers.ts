import type { Context } from '#platform/context.ts';
import { handleJob, scheduleJob, type JobHandler } from '#platform/jobs.ts';
import { drawScenesJob, drawTilesJob, prepareCharacterJob } from './jobs.ts';
import { setPortraitMaker, type PortraitMaker } from './portrait-maker.ts';

const sweepCharacters = scheduleJob(
  {
    name: 'characters.sweep',
    retryLimit: 2,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 300,
    schedule: '41 * * * *',
  },
  async () => (await import('./sweep-characters.ts')).sweepCharacters,
);

/** The jobs of characters; a higher layer supplies the portrait maker. */
export function characterJobs(loadMaker: () => Promise<PortraitMaker>): JobHandler<Context>[] {
  setPortraitMaker(loadMaker);
  return [
    handleJob(
      prepareCharacterJob,
      async () => (await import('./prepare-character.ts')).prepareCharacter,
    ),
    handleJob(drawScenesJob, async () => (await import('./seed-scenes.ts')).drawSeedScenes),
    handleJob(drawTilesJob, async () => (await import('./pictures/engine-tiles.ts')).drawTiles),
    sweepCharacters,
  ];
}
