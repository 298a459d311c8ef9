import type { JobDefinition } from '#platform/jobs.ts';
import type { TileSet } from './pictures/engine-tiles.ts';
import { setPortraitMaker, type PortraitMaker } from './portrait-maker.ts';

/** Writes what a new character lacks, and draws its portrait. */
export const prepareCharacterJob: JobDefinition<{ slug: string }> = {
  name: 'characters.prepare',
  // Tried again while another worker holds the lease.
  retryLimit: 60,
  retryDelay: 20,
  retryBackoff: false,
  // Above three tries of a slow engine; a worker that vanishes is replaced by its lease.
  expireInSeconds: 2100,
  concurrency: 4,
  load: async () => (await import('./prepare-character.ts')).prepareCharacter,
};

/** Has the image engine make the tiles of one question of the wizards. */
export const drawTilesJob: JobDefinition<TileSet> = {
  name: 'characters.draw-tiles',
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 3600,
  load: async () => (await import('./pictures/engine-tiles.ts')).drawTiles,
};

const sweepCharactersJob: JobDefinition<Record<string, never>> = {
  name: 'characters.sweep',
  retryLimit: 2,
  retryDelay: 60,
  retryBackoff: false,
  expireInSeconds: 300,
  schedule: '41 * * * *',
  load: async () => (await import('./sweep-characters.ts')).sweepCharacters,
};

/** The work of characters, whose portraits are made by what stands above them. */
export function characterJobs(loadMaker: () => Promise<PortraitMaker>): JobDefinition[] {
  setPortraitMaker(loadMaker);
  return [prepareCharacterJob, drawTilesJob, sweepCharactersJob];
}
