import type { Context } from '#platform/context.ts';
import { UPLOADED_PICTURE } from './present.ts';
import type { MediaRow } from './queries.ts';

/** The file of a character's largest drawn portrait; null when there is none. */
export async function readPortrait(
  { storage }: Pick<Context, 'storage'>,
  { media }: { media: readonly MediaRow[] },
): Promise<Buffer | null> {
  const picture = media.find(
    (item) => item.media_type === 'image' && item.engine !== UPLOADED_PICTURE,
  );
  const width = Math.max(...Object.keys(picture?.files ?? {}).map(Number));
  const key = picture?.files[width];
  return key ? storage.get(key) : null;
}
