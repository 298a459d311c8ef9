import { replayAccountErasures } from '#features/accounts/server/index.ts';
import { replayCharacterDeletions } from '#features/characters/server/index.ts';
import { replayImageErasures } from '#features/images/server/index.ts';
import type { Context } from '#platform/context.ts';
import { readErasures, type Erasure } from '#platform/erasures/journal.ts';
import { ACCOUNT_PARTS } from './account-parts.ts';

export interface Replayed {
  noted: number;
  accounts: number;
  characters: number;
  images: number;
}

/**
 * Erases again what came back because the database was restored. Each start does this before it
 * serves; on a database that was not restored it only reads.
 */
export async function replayErasures(ctx: Context, also: Erasure[] = []): Promise<Replayed> {
  const erasures = [...(await readErasures(ctx.storage)), ...also].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  const replayed = {
    noted: erasures.length,
    images: await replayImageErasures(ctx, erasures),
    characters: await replayCharacterDeletions(ctx, erasures),
    accounts: await replayAccountErasures(ctx, ACCOUNT_PARTS, erasures),
  };
  const { accounts, characters, images } = replayed;
  if (accounts + characters + images > 0)
    ctx.log.warn(replayed, 'the database was restored: erasures were repeated');
  return replayed;
}
