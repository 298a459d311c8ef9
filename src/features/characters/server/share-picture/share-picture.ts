import { LRUCache } from 'lru-cache';
import type { Context } from '#platform/context.ts';
import { plainDescription } from '#shared/replace-placeholders.ts';
import { readPortrait } from '../read-portrait.ts';
import type { CharacterRow } from '../queries.ts';
import { readCharacterRow } from '../read-character.ts';
import { drawShareCard } from './draw-share-picture.ts';
import { firstLine } from '#shared/first-line.ts';

const CACHE_BYTES = 16 * 1024 * 1024;

interface Drawing {
  ctx: Context;
  row: CharacterRow;
  admit: () => Promise<void>;
}

/**
 * The preview pictures of links to public characters, as JPEG. The newest are cached, and
 * concurrent requests for one share a drawing. `admit` is called before a drawing and may throw to
 * refuse it.
 * @throws AppError not_found for a private or unknown character
 */
export function createSharePictures() {
  const pictures = new LRUCache<string, Buffer, Drawing>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => picture.byteLength,
    fetchMethod: async (_key, _stale, { context: { ctx, row, admit } }) => {
      await admit();
      return drawShareCard({
        appName: ctx.config.appName,
        name: row.name,
        age: row.age,
        line: firstLine(plainDescription(row.name, row.description)),
        portrait: await readPortrait(ctx, row),
      });
    },
  });
  return async (ctx: Context, slug: string, admit: () => Promise<void>) => {
    const row = await readCharacterRow(ctx, null, slug);
    // An edit increments the version; a new portrait only changes the media.
    const key = [row.id, row.version, ...row.media.map(({ id }) => id)].join(':');
    return {
      jpeg: await pictures.forceFetch(key, { context: { ctx, row, admit } }),
      isOwned: row.owner_id !== null,
    };
  };
}
