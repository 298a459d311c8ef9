import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { characters } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { writeTexts } from '../cast/persona/index.ts';
import type { PortraitEvent } from '../contract.ts';
import { prepareCharacterJob } from './jobs.ts';
import {
  claimDrawing,
  deleteDrawing,
  releaseDrawing,
  insertDrawing,
  LEASE_MS,
  renewDrawing,
  type HeldDrawing,
} from './portrait-drawings.ts';
import { PortraitFailure } from './portrait-maker.ts';
import { presentMedia } from './present.ts';
import { findCharacter, type CharacterRow } from './queries.ts';
import { removeLeftovers, storeFailure, storePortrait } from './store-portrait.ts';
import { requestTexts } from './write-texts.ts';

/**
 * The maximum number of attempts at a portrait; each one after the first means that a worker
 * vanished.
 */
const MAX_ATTEMPTS = 5;
/** The fallback job's delay when this process already started. */
const FALLBACK_JOB_DELAY_SECONDS = 15;

/** Marks the portrait as due and enqueues its job, in the transaction that requires it. */
export async function enqueuePreparing(
  ctx: Context,
  tx: Transaction,
  { id, slug }: { id: string; slug: string },
): Promise<void> {
  await insertDrawing(tx, id);
  const startsHere = ctx.config.roles.includes('worker');
  await ctx.jobs.enqueue(
    tx,
    prepareCharacterJob,
    { slug },
    startsHere ? { startAfterSeconds: FALLBACK_JOB_DELAY_SECONDS } : {},
  );
}

/** Starts at once in a worker process; the job is the fallback. */
export function startPreparing(ctx: Context, slug: string): void {
  if (!ctx.config.roles.includes('worker')) return;
  prepareOnce(ctx, slug).catch((error: unknown) =>
    ctx.log.error({ err: error, slug }, 'character not prepared'),
  );
}

/**
 * Job handler: texts by the text engine, if configured, then the portrait. Ends when both are done.
 * @throws when another worker holds it
 */
export async function prepareCharacter(ctx: Context, { slug }: { slug: string }): Promise<void> {
  await prepareOnce(ctx, slug);
  if (await findPending(ctx, slug)) throw new Error('the portrait is drawn by another worker');
}

type AbortReason = 'lost' | 'shutdown';
interface Work {
  abort: AbortController;
  done: Promise<void>;
}

/** The work of each process; a second caller waits for it. */
const preparing = new Map<string, Work>();
const prefixOf = ({ processId }: Context) => `${processId} `;

function prepareOnce(ctx: Context, slug: string): Promise<void> {
  const key = prefixOf(ctx) + slug;
  const running = preparing.get(key);
  if (running) return running.done;
  const abort = new AbortController();
  const done = prepare(ctx, slug, abort).finally(() => preparing.delete(key));
  preparing.set(key, { abort, done });
  return done;
}

const ofProcess = (ctx: Context): Work[] =>
  [...preparing].flatMap(([key, work]) => (key.startsWith(prefixOf(ctx)) ? [work] : []));

export const countDrawings = (ctx: Context): number => ofProcess(ctx).length;

export function abortDrawings(ctx: Context, reason: AbortReason): void {
  for (const { abort } of ofProcess(ctx)) abort.abort(reason);
}

async function prepare(ctx: Context, slug: string, abort: AbortController): Promise<void> {
  const { signal } = abort;
  while (!signal.aborted) {
    const held = await claimDrawing(ctx, slug);
    if (!held) return;
    const lease = setInterval(() => void renew(ctx, held, abort), LEASE_MS / 3);
    lease.unref();
    try {
      await drawWhilePending(ctx, slug, held, signal);
    } finally {
      clearInterval(lease);
      if (signal.reason === ('shutdown' satisfies AbortReason)) await releaseDrawing(ctx, held);
    }
  }
}

async function renew(ctx: Context, held: HeldDrawing, abort: AbortController): Promise<void> {
  try {
    // Another worker took over, or the character was deleted, so stop the engine.
    if (!(await renewDrawing(ctx, held))) abort.abort('lost' satisfies AbortReason);
  } catch (error) {
    ctx.log.warn({ err: error, character: held.character_id }, 'lease of a portrait not renewed');
  }
}

async function drawWhilePending(
  ctx: Context,
  slug: string,
  held: HeldDrawing,
  signal: AbortSignal,
) {
  const first = await findPending(ctx, slug);
  if (first && held.attempt > MAX_ATTEMPTS) {
    await fail(ctx, first, held, 'interrupted');
    return;
  }
  if (first && held.attempt > 1) await removeLeftovers(ctx, first);
  // A change of the appearance while it is drawn leads to another drawing.
  for (let row = first; row && !signal.aborted; row = await findPending(ctx, slug)) {
    if (row.version === 1) await improveTexts(ctx, row);
    if (await makePortrait(ctx, row, held, signal)) return;
    if (!(await renewDrawing(ctx, held))) return;
  }
  if (!signal.aborted) await deleteDrawing(ctx.db, held);
}

async function findPending(ctx: Context, slug: string): Promise<CharacterRow | undefined> {
  const row = await findCharacter(ctx.db, slug);
  return row && !row.deleted_at && row.portrait_status === 'pending' ? row : undefined;
}

/** Replaces template texts by the engine's, unless they were changed in the meantime. */
async function improveTexts(ctx: Context, row: CharacterRow): Promise<void> {
  if (ctx.text.is_demo || row.card_source) return;
  const templates = writeTexts(row, row.slug);
  const replaceable = (Object.keys(templates) as (keyof typeof templates)[]).filter(
    (field) => row[field] === templates[field],
  );
  if (replaceable.length === 0) return;
  announce(ctx, row, { status: 'pending', progress: 0.1 });
  const written = await requestTexts(ctx, row, row.slug);
  if (!written) return;
  const change = Object.fromEntries(replaceable.map((field) => [field, written[field]]));
  await ctx.db
    .update(characters)
    .set({ ...change, updated_at: ctx.now() })
    .where(and(eq(characters.id, row.id), eq(characters.version, row.version)));
}

/** @returns whether the portrait is settled: drawn for the current version, or failed */
async function makePortrait(
  ctx: Context,
  row: CharacterRow,
  held: HeldDrawing,
  signal: AbortSignal,
): Promise<boolean> {
  announce(ctx, row, { status: 'pending', progress: DRAWING_FROM });
  try {
    const isSettled = await storePortrait(ctx, row, {
      held,
      signal,
      onProgress: throttle((fraction) =>
        announce(ctx, row, {
          status: 'pending',
          progress: DRAWING_FROM + fraction * (DRAWING_TO - DRAWING_FROM),
        }),
      ),
      isWanted: async () => (await findPending(ctx, row.slug))?.version === row.version,
    });
    if (!isSettled) return false;
  } catch (error) {
    // The new owner, or the next start, settles it.
    if (signal.aborted) return false;
    ctx.log.warn({ err: error, slug: row.slug }, 'portrait not drawn');
    return fail(ctx, row, held, error instanceof PortraitFailure ? error.code : 'interrupted');
  }
  const after = await findCharacter(ctx.db, row.slug);
  const media = after ? presentMedia(ctx, after, after.owner_id) : [];
  announce(ctx, row, { status: 'ready', progress: 1, media });
  return true;
}

async function fail(ctx: Context, row: CharacterRow, held: HeldDrawing, code: string) {
  const isStored = await storeFailure(ctx, row, held, code);
  if (isStored) announce(ctx, row, { status: 'failed', progress: 0 });
  return isStored;
}

/** The share of the published progress that the engine's progress covers. */
const DRAWING_FROM = 0.4;
const DRAWING_TO = 0.95;
const PUBLISH_EVERY_MS = 250;

function throttle(publish: (fraction: number) => void): (fraction: number) => void {
  let last = -Infinity;
  return (fraction) => {
    const now = performance.now();
    if (now - last < PUBLISH_EVERY_MS) return;
    last = now;
    publish(fraction);
  };
}

function announce(
  ctx: Context,
  { owner_id, slug }: CharacterRow,
  { media, ...update }: Omit<PortraitEvent, 'slug'>,
): void {
  if (!owner_id) return;
  const data: PortraitEvent = { slug, ...update };
  ctx.live.publish(
    `user:${owner_id}`,
    { event: 'portrait', data: { ...data, ...(media && { media }) } },
    { event: 'portrait', data },
  );
}
