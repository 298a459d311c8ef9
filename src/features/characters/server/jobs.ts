import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { Sex, Style } from '../contract.ts';
import { PICTURE_FIELDS } from '../option-pictures.ts';

/** Writes a new character's missing texts, and draws its portrait. */
export const prepareCharacterJob = defineJob({
  name: 'characters.prepare',
  payload: z.object({ slug: z.string() }),
  // Retried while another worker holds the lease.
  retryLimit: 60,
  retryDelay: 20,
  retryBackoff: false,
  // Longer than three attempts of a slow engine; the lease covers a worker that vanished.
  expireInSeconds: 2100,
  concurrency: 4,
});

/** Draws a built-in character in its places, after its portrait. */
export const drawScenesJob = defineJob({
  name: 'characters.draw-scenes',
  payload: z.object({ slug: z.string() }),
  retryLimit: 5,
  retryDelay: 30,
  retryBackoff: true,
  // Three pictures take seconds; the job of a killed process is soon reassigned.
  expireInSeconds: 120,
  // One at a time, so that users' drawings find a free thread.
  concurrency: 1,
});

/** Has the image engine make the tiles of one wizard question. */
export const drawTilesJob = defineJob({
  name: 'characters.draw-tiles',
  payload: z.object({ sex: Sex, style: Style, field: z.enum(PICTURE_FIELDS) }),
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 3600,
});
