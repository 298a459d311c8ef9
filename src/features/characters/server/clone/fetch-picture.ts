import type { Context } from '#platform/context.ts';
import { FieldError } from '#platform/errors.ts';
import {
  FetchImageError,
  fetchPublicImage,
  type FetchedImage,
} from '#platform/fetch-image/index.ts';

/**
 * Downloads the picture at a user's URL.
 * @throws FieldError that names `field`; the signal's reason when the client disconnected
 */
export async function fetchPicture(
  ctx: Context,
  url: string,
  field: [place: 'body' | 'query', name: string],
  signal: AbortSignal,
): Promise<FetchedImage> {
  try {
    return await fetchPublicImage(url, { signal, allowLoopback: ctx.config.cloneAllowLoopback });
  } catch (error) {
    if (!(error instanceof FetchImageError)) throw error;
    throw new FieldError([{ loc: field, msg: error.message, type: error.reason }]);
  }
}
