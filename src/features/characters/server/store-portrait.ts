import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { character_media, characters } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import type { DrawnMedia } from './draw-media.ts';
import { deleteDrawing, lockDrawing, type HeldDrawing } from './portrait-drawings.ts';
import { PortraitFailure } from './portrait-maker.ts';
import type { CharacterRow } from './queries.ts';

/** Longest time for one try at a portrait, above an engine's own limit and its queue. */
const TRY_WITHIN_MS = 600_000;
/** Waits before the second and third try of a failure that may pass; milliseconds. */
const WAITS_MS = [4000, 15_000];

interface PortraitWork {
  held: HeldDrawing;
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Whether the portrait is still wanted as `row` says. */
  isWanted: () => Promise<boolean>;
}

/**
 * Tries again after what may pass; the portrait there was stays until the new one is stored.
 * @returns false when another one is wanted meanwhile @throws PortraitFailure
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
      const wait = WAITS_MS[attempt];
      if (!(error instanceof PortraitFailure) || !error.retryable || wait === undefined)
        throw error;
      ctx.log.info({ slug: row.slug, code: error.code, wait }, 'portrait is tried again');
      await setTimeout(wait, undefined, { ref: false, signal: work.signal });
      // Changed meanwhile: nothing is paid for a picture that nobody will see.
      if (!(await work.isWanted())) throw error;
    }
}

async function tryOnce(ctx: Context, row: CharacterRow, work: PortraitWork): Promise<boolean> {
  const { drawPortrait } = await import('./draw-portrait.ts');
  const folder = `${folderOf(row.id)}/${randomUUID()}`;
  const { held, onProgress } = work;
  const signal = AbortSignal.any([work.signal, AbortSignal.timeout(TRY_WITHIN_MS)]);
  const warn = (what: string) => (error: unknown) =>
    ctx.log.warn({ err: error, slug: row.slug }, what);
  let replaced: Replaced;
  try {
    const drawn = await drawPortrait(ctx, row, { folder, signal, onProgress });
    replaced = await replacePortrait(ctx, row, held, drawn);
  } catch (error) {
    await removeUnder(ctx, folder).catch(warn('drawing not removed'));
    throw error;
  }
  for (const key of replaced.old.flatMap(({ files }) => Object.values(files)))
    await ctx.storage.remove(key).catch(warn('old portrait not removed'));
  return replaced.isSettled;
}

interface Replaced {
  /** The portrait before it, whose files are to go. */
  old: { files: Record<string, string> }[];
  isSettled: boolean;
}

/** The new portrait takes the first place. */
const replacePortrait = (
  ctx: Context,
  row: CharacterRow,
  held: HeldDrawing,
  drawn: DrawnMedia,
): Promise<Replaced> =>
  ctx.db.transaction(async (tx) => {
    const [standing] = await tx
      .select({ deleted_at: characters.deleted_at })
      .from(characters)
      .where(eq(characters.id, row.id))
      .for('update');
    if (!standing || standing.deleted_at) throw new Error('the character is gone');
    if (!(await lockDrawing(tx, held))) throw new Error('another worker draws it');
    const old = await tx
      .delete(character_media)
      .where(and(eq(character_media.character_id, row.id), eq(character_media.position, 0)))
      .returning();
    await tx.insert(character_media).values({ ...drawn, id: newId(), character_id: row.id });
    // Whoever changed the look meanwhile gets another drawing after this one.
    const settled = await tx
      .update(characters)
      .set({ portrait_status: 'ready', portrait_failure: null })
      .where(and(eq(characters.id, row.id), eq(characters.version, row.version)))
      .returning({ id: characters.id });
    const isSettled = settled.length > 0;
    if (isSettled) await deleteDrawing(tx, held);
    return { old, isSettled };
  });

/** Stores why there is none, unless it changed meanwhile or is another worker's. @returns whether it was stored */
export const storeFailure = (
  ctx: Context,
  row: Pick<CharacterRow, 'id' | 'version'>,
  held: HeldDrawing,
  code: string,
): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    await tx
      .select({ id: characters.id })
      .from(characters)
      .where(eq(characters.id, row.id))
      .for('update');
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

/** Deletes what a worker that vanished had written of a portrait that is drawn anew. */
export async function removeLeftovers(ctx: Context, row: CharacterRow): Promise<void> {
  const named = new Set(row.media.flatMap(({ files }) => Object.values(files)));
  for await (const { key } of ctx.storage.list(folderOf(row.id)))
    if (!named.has(key) && !key.startsWith(`${folderOf(row.id)}/own/`))
      await ctx.storage.remove(key);
}

/** Deletes all files of a character that was made here, those without a row too. */
export const removeAllFiles = (ctx: Context, characterId: string): Promise<void> =>
  removeUnder(ctx, folderOf(characterId));

async function removeUnder({ storage }: Context, folder: string): Promise<void> {
  for await (const { key } of storage.list(folder)) await storage.remove(key);
}
