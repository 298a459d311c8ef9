import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { character_media, characters } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import { writeTexts } from '../persona/index.ts';
import type { DrawnMedia } from './draw-media.ts';
import { prepareCharacterJob } from './jobs.ts';
import { presentMedia } from './present.ts';
import { findCharacter, type CharacterRow } from './queries.ts';
import { askForTexts } from './write-texts.ts';

/** A portrait is promised within this; after it the character is usable without, with a retry. */
const PORTRAIT_WITHIN_MS = 100_000;

/** Characters that this process is preparing: the job comes to look while that is still going on. */
const preparing = new Set<string>();

/** The job comes this many seconds behind a process that has begun itself. */
const NET_AFTER_SECONDS = 15;

/** Enqueues the job that prepares a character, on the transaction that makes it necessary. */
export function enqueuePreparing(ctx: Context, tx: Transaction, slug: string): Promise<void> {
  const begunHere = ctx.config.roles.includes('worker');
  return ctx.jobs.enqueue(
    tx,
    prepareCharacterJob,
    { slug },
    begunHere ? { startAfterSeconds: NET_AFTER_SECONDS } : {},
  );
}

/** Begins at once in a process that works; its job is the net underneath. */
export function startPreparing(ctx: Context, slug: string): void {
  if (!ctx.config.roles.includes('worker')) return;
  prepareCharacter(ctx, { slug }).catch((error: unknown) =>
    ctx.log.error({ err: error, slug }, 'character not prepared'),
  );
}

/** The job's handler: texts by the text engine where one is configured, then the portrait. Idempotent. */
export async function prepareCharacter(ctx: Context, { slug }: { slug: string }): Promise<void> {
  if (preparing.has(slug)) return;
  preparing.add(slug);
  try {
    // Whoever changes the look while it is drawn gets another drawing after this one.
    for (let row = await findPending(ctx, slug); row; row = await findPending(ctx, slug)) {
      if (row.version === 1) await improveTexts(ctx, row);
      await drawPortrait(ctx, row);
    }
  } finally {
    preparing.delete(slug);
  }
}

async function findPending(ctx: Context, slug: string): Promise<CharacterRow | undefined> {
  const row = await findCharacter(ctx.db, slug);
  return row && !row.deleted_at && row.portrait_status === 'pending' ? row : undefined;
}

/** Texts that came from templates are written anew by the engine, unless somebody changed them meanwhile. */
async function improveTexts(ctx: Context, row: CharacterRow): Promise<void> {
  if (ctx.text.is_demo || row.card_source) return;
  const templates = writeTexts(row, row.slug);
  const replaceable = (Object.keys(templates) as (keyof typeof templates)[]).filter(
    (field) => row[field] === templates[field],
  );
  if (replaceable.length === 0) return;
  announce(ctx, row, { status: 'pending', progress: 0.1 });
  const written = await askForTexts(ctx, row, row.slug);
  if (!written) return;
  const change = Object.fromEntries(replaceable.map((field) => [field, written[field]]));
  await ctx.db
    .update(characters)
    .set({ ...change, updated_at: ctx.now() })
    .where(and(eq(characters.id, row.id), eq(characters.version, row.version)));
}

async function drawPortrait(ctx: Context, row: CharacterRow): Promise<void> {
  announce(ctx, row, { status: 'pending', progress: 0.4 });
  const warn = (what: string, error: unknown) => ctx.log.warn({ err: error, slug: row.slug }, what);
  try {
    const { drawMedia } = await import('./draw-media.ts');
    const folder = `characters/${row.id}/${randomUUID()}`;
    const drawing = drawMedia(ctx.storage, row, {
      seed: row.portrait_seed ?? row.slug,
      folder,
      media_count: 1,
      has_video_loop: false,
    });
    const gone = await withinTime(drawing)
      .then((drawn) => replacePortrait(ctx, row, drawn))
      .catch((error: unknown) => {
        // What nobody will look at goes, also when it comes late.
        const clear = () => clearFolder(ctx, folder);
        drawing.then(clear, clear).catch((cause: unknown) => warn('drawing not removed', cause));
        throw error;
      });
    await removeFiles(ctx, gone).catch((cause: unknown) => warn('old portrait not removed', cause));
    const after = await findCharacter(ctx.db, row.slug);
    announce(ctx, row, {
      status: 'ready',
      progress: 1,
      media: after ? presentMedia(ctx, after, after.owner_id) : [],
    });
  } catch (error) {
    warn('portrait not drawn', error);
    await ctx.db
      .update(characters)
      .set({ portrait_status: 'failed' })
      .where(and(eq(characters.id, row.id), eq(characters.version, row.version)));
    announce(ctx, row, { status: 'failed', progress: 0 });
  }
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the portrait took too long')), PORTRAIT_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The new portrait takes the first place. @returns the one before it, whose files are to go */
async function replacePortrait(
  ctx: Context,
  row: CharacterRow,
  drawn: DrawnMedia[],
): Promise<{ files: Record<string, string> }[]> {
  return ctx.db.transaction(async (tx) => {
    // Another process may have drawn it too: one after the other, so that one portrait stays.
    const [standing] = await tx
      .select({ deleted_at: characters.deleted_at })
      .from(characters)
      .where(eq(characters.id, row.id))
      .for('update');
    if (!standing || standing.deleted_at) throw new Error('the character is gone');
    const old = await tx
      .delete(character_media)
      .where(and(eq(character_media.character_id, row.id), eq(character_media.position, 0)))
      .returning();
    await tx
      .insert(character_media)
      .values(drawn.map((item) => ({ ...item, id: newId(), character_id: row.id })));
    await tx
      .update(characters)
      .set({ portrait_status: 'ready' })
      .where(and(eq(characters.id, row.id), eq(characters.version, row.version)));
    return old;
  });
}

async function clearFolder({ storage }: Context, folder: string): Promise<void> {
  for await (const { key } of storage.list(folder)) await storage.remove(key);
}

async function removeFiles(
  ctx: Context,
  media: readonly { files: Record<string, string> }[],
): Promise<void> {
  for (const key of media.flatMap(({ files }) => Object.values(files)))
    await ctx.storage.remove(key);
}

interface PortraitNews {
  status: 'pending' | 'ready' | 'failed';
  /** 0 to 1. */
  progress: number;
  media?: unknown;
}

function announce(ctx: Context, { owner_id, slug }: CharacterRow, news: PortraitNews): void {
  if (owner_id)
    ctx.live.publish(
      `user:${owner_id}`,
      { event: 'portrait', data: { slug, ...news } },
      { event: 'portrait', data: { slug, status: news.status, progress: news.progress } },
    );
}
