import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { character_media, characters } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { insertMedia, lockCharacter } from './change-media.ts';
import type { DrawnMedia } from './draw-media.ts';
import { deleteDrawing, lockDrawing, type HeldDrawing } from './portrait-drawings.ts';
import { PortraitFailure } from './portrait-maker.ts';
import type { CharacterRow } from './queries.ts';

/** The time limit of one attempt, above an engine's own limit and its queue. */
const ATTEMPT_TIMEOUT_MS = 600_000;
/** Delays before the second and third attempt after a temporary failure; milliseconds. */
const RETRY_DELAYS_MS = [4000, 15_000];

interface PortraitWork {
  held: HeldDrawing;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Whether the portrait of this version of `row` is still needed. */
  isWanted: () => Promise<boolean>;
}

/**
 * Retries temporary failures. The previous portrait stays until the new one is stored.
 * @returns false when a newer version needs another portrait @throws PortraitFailure
 */
export async function storePortrait(
  ctx: Context,
  row: CharacterRow,
  work: PortraitWork,
): Promise<boolean> {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await tryOnce(ctx, row, work);
    } catch (error) {
      const wait = RETRY_DELAYS_MS[attempt];
      if (!(error instanceof PortraitFailure) || !error.retryable || wait === undefined)
        throw error;
      ctx.log.info({ slug: row.slug, code: error.code, wait }, 'retrying portrait');
      await setTimeout(wait, undefined, { ref: false, signal: work.signal });
      // Changed in the meantime: do not pay for an outdated picture.
      if (!(await work.isWanted())) throw error;
    }
}

async function tryOnce(ctx: Context, row: CharacterRow, work: PortraitWork): Promise<boolean> {
  const { drawPortrait } = await import('./draw-portrait.ts');
  const folder = `${folderOf(row.id)}/${randomUUID()}`;
  const { held, onProgress } = work;
  const signal = AbortSignal.any([work.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]);
  const warn = (what: string) => (error: unknown) =>
    ctx.log.warn({ err: error, slug: row.slug }, what);
  let replaced: Replaced;
  try {
    const drawn = await drawPortrait(ctx, row, { folder, signal, onProgress });
    replaced = await replacePortrait(ctx, row, held, drawn);
  } catch (error) {
    await removeFolder(ctx, folder).catch(warn('drawing not removed'));
    throw error;
  }
  for (const key of replaced.old.flatMap(({ files }) => Object.values(files)))
    await ctx.storage.remove(key).catch(warn('old portrait not removed'));
  return replaced.isSettled;
}

interface Replaced {
  /** The previous portrait, whose files are deleted. */
  old: { files: Record<string, string> }[];
  isSettled: boolean;
}

/** Stores the new portrait at position 0. */
const replacePortrait = (
  ctx: Context,
  row: CharacterRow,
  held: HeldDrawing,
  drawn: DrawnMedia,
): Promise<Replaced> =>
  ctx.db.transaction(async (tx) => {
    if (!(await lockCharacter(tx, row.id))) throw new Error('the character was deleted');
    if (!(await lockDrawing(tx, held))) throw new Error('another worker draws it');
    const old = await tx
      .delete(character_media)
      .where(and(eq(character_media.character_id, row.id), eq(character_media.position, 0)))
      .returning();
    await insertMedia(tx, row.id, [drawn]);
    // If the appearance changed in the meantime, another drawing follows.
    const settled = await tx
      .update(characters)
      .set({ portrait_status: 'ready', portrait_failure: null })
      .where(and(eq(characters.id, row.id), eq(characters.version, row.version)))
      .returning({ id: characters.id });
    const isSettled = settled.length > 0;
    if (isSettled) await deleteDrawing(tx, held);
    return { old, isSettled };
  });

/**
 * Stores the failure, unless the character changed or another worker owns the drawing. @returns
 * whether it was stored
 */
export const storeFailure = (
  ctx: Context,
  row: Pick<CharacterRow, 'id' | 'version'>,
  held: HeldDrawing,
  code: string,
): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    await lockCharacter(tx, row.id);
    if (!(await lockDrawing(tx, held))) return false;
    const failed = await tx
      .update(characters)
      .set({ portrait_status: 'failed', portrait_failure: code })
      .where(and(eq(characters.id, row.id), eq(characters.version, row.version)))
      .returning({ id: characters.id });
    if (failed.length > 0) await deleteDrawing(tx, held);
    return failed.length > 0;
  });

const folderOf = (characterId: string): string => `characters/${characterId}`;

/** Deletes the files that a vanished worker wrote for a portrait that is drawn again. */
export async function removeLeftovers(ctx: Context, row: CharacterRow): Promise<void> {
  const named = new Set(row.media.flatMap(({ files }) => Object.values(files)));
  for await (const { key } of ctx.storage.list(folderOf(row.id)))
    if (!named.has(key) && !key.startsWith(`${folderOf(row.id)}/own/`))
      await ctx.storage.remove(key);
}

/** Deletes all files of a user's character, including those without a row. */
export const removeAllFiles = (ctx: Context, characterId: string): Promise<void> =>
  removeFolder(ctx, folderOf(characterId));

async function removeFolder({ storage }: Context, folder: string): Promise<void> {
  for await (const { key } of storage.list(folder)) await storage.remove(key);
}
