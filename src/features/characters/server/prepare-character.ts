import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { character_media, characters } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import { writeTexts } from '../persona/index.ts';
import type { DrawnMedia } from './draw-media.ts';
import { prepareCharacterJob } from './jobs.ts';
import { PortraitFailure } from './portrait-maker.ts';
import { presentMedia } from './present.ts';
import { findCharacter, type CharacterRow } from './queries.ts';
import { askForTexts } from './write-texts.ts';

/** Longest time for one try at a portrait. */
const TRY_WITHIN_MS = 110_000;
/** Waits before the second and third try of a failure that may pass; milliseconds. */
const WAITS_MS = [4000, 15_000];

/** Characters that this process is preparing: a job waits for that work instead of doing it twice. */
const preparing = new Map<string, Promise<void>>();

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

/**
 * The job's handler: texts by the text engine where one is configured, then the portrait.
 * Idempotent. It ends with the work, so that the job of a process that vanishes is given to another.
 */
export function prepareCharacter(ctx: Context, { slug }: { slug: string }): Promise<void> {
  const key = `${ctx.processId}:${slug}`;
  const underWay = preparing.get(key);
  if (underWay) return underWay;
  const work = prepare(ctx, slug).finally(() => preparing.delete(key));
  preparing.set(key, work);
  return work;
}

async function prepare(ctx: Context, slug: string): Promise<void> {
  // Whoever changes the look while it is drawn gets another drawing after this one.
  for (let row = await findPending(ctx, slug); row; row = await findPending(ctx, slug)) {
    if (row.version === 1) await improveTexts(ctx, row);
    await makePortrait(ctx, row);
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

async function makePortrait(ctx: Context, row: CharacterRow): Promise<void> {
  announce(ctx, row, { status: 'pending', progress: DRAWING_FROM });
  const warn = (what: string, error: unknown) => ctx.log.warn({ err: error, slug: row.slug }, what);
  try {
    const gone = await tryPortrait(ctx, row);
    await removeFiles(ctx, gone).catch((cause: unknown) => warn('old portrait not removed', cause));
    const after = await findCharacter(ctx.db, row.slug);
    announce(ctx, row, {
      status: 'ready',
      progress: 1,
      media: after ? presentMedia(ctx, after, after.owner_id) : [],
    });
  } catch (error) {
    warn('portrait not drawn', error);
    const code = error instanceof PortraitFailure ? error.code : 'interrupted';
    await ctx.db
      .update(characters)
      .set({ portrait_status: 'failed', portrait_failure: code })
      .where(and(eq(characters.id, row.id), eq(characters.version, row.version)));
    announce(ctx, row, { status: 'failed', progress: 0 });
  }
}

/** Tries again after what may pass; the portrait there was stays until the new one is stored. */
async function tryPortrait(ctx: Context, row: CharacterRow) {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await storePortrait(ctx, row);
    } catch (error) {
      const wait = WAITS_MS[attempt];
      if (!(error instanceof PortraitFailure) || !error.retryable || wait === undefined)
        throw error;
      ctx.log.info({ slug: row.slug, code: error.code, wait }, 'portrait is tried again');
      await setTimeout(wait, undefined, { ref: false });
      // Deleted or changed meanwhile: nothing is paid for a picture that nobody will see.
      if ((await findPending(ctx, row.slug))?.version !== row.version) throw error;
    }
}

/** One try. @returns the portrait before it, whose files are to go */
async function storePortrait(ctx: Context, row: CharacterRow) {
  const { drawPortrait } = await import('./draw-portrait.ts');
  const folder = `characters/${row.id}/${randomUUID()}`;
  try {
    const drawn = await drawPortrait(ctx, row, {
      folder,
      signal: AbortSignal.timeout(TRY_WITHIN_MS),
      onProgress: throttled((fraction) =>
        announce(ctx, row, {
          status: 'pending',
          progress: DRAWING_FROM + fraction * (DRAWING_TO - DRAWING_FROM),
        }),
      ),
    });
    return await replacePortrait(ctx, row, [drawn]);
  } catch (error) {
    await clearFolder(ctx, folder).catch((cause: unknown) =>
      ctx.log.warn({ err: cause, slug: row.slug }, 'drawing not removed'),
    );
    throw error;
  }
}

/** The part of the announced progress that the engine's own takes. */
const DRAWING_FROM = 0.4;
const DRAWING_TO = 0.95;
const TELL_EVERY_MS = 250;

function throttled(tell: (fraction: number) => void): (fraction: number) => void {
  let last = -Infinity;
  return (fraction) => {
    const now = performance.now();
    if (now - last < TELL_EVERY_MS) return;
    last = now;
    tell(fraction);
  };
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
      .set({ portrait_status: 'ready', portrait_failure: null })
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
