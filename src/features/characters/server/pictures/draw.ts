import type { Appearance } from '#platform/models/image/illustrator.ts';
import { drawInPool } from '#platform/models/image/illustrator.ts';
import { AppError } from '#platform/errors.ts';

const BUSY_SECONDS = 3;

/**
 * A portrait `width` pixels wide, from the drawing threads; a plain one shows no hands. @throws
 * AppError not_ready when overloaded
 */
export async function draw(person: Appearance, seed: string, width: number, plain = false) {
  try {
    return await drawInPool.renderPortrait(person, seed, { width, plain });
  } catch (cause) {
    if (!(cause instanceof Error) || !/queue/i.test(cause.message)) throw cause;
    throw new AppError('not_ready', {
      detail: 'Many pictures are being drawn right now. Please try again in a moment.',
      retryAfter: BUSY_SECONDS,
      cause,
    });
  }
}
