import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { kept_requests } from '#db/schema/index.ts';
import type { Context, UserContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { prune } from '../prune.ts';
import { isUnavailable } from './unavailable.ts';
import { userContext } from './access.ts';
import type { HttpContext, HttpVariables } from './http-context.ts';

const REPLAYED = 'Idempotency-Replayed';
/** How long a repeated request waits for the first one, and the polling interval; milliseconds. */
const WAIT_MS = 5_000;
const POLL_MS = 100;

type KeptRequest = typeof kept_requests.$inferSelect;

/**
 * Makes a signed-in call idempotent: the first request with an Idempotency-Key is executed and its
 * success stored for replay. A rejected request releases its key; after an unexpected failure the
 * key stays in use, since there may have been an effect.
 * @throws AppError idempotency_mismatch (key of another request), idempotency_unfinished
 */
export const enforceIdempotency: MiddlewareHandler<HttpVariables> = async (c, next) => {
  const key = c.req.header('idempotency-key');
  if (!key || key.length > 200) return next();
  const ctx = userContext(c);
  const digest = await digestOf(c);
  const earlier = await claim(ctx, key, digest);
  if (earlier) return replay(c, await awaitResponse(ctx, earlier, digest));
  await next();
  const { status } = c.res;
  if (status === 500 || isUnavailable(c.error)) return;
  if (status >= 300 || !c.get('isWellFormed')) return release(ctx, key);
  const body = c.res.body ? await c.res.clone().text() : null;
  await ctx.db.update(kept_requests).set({ status, body }).where(ofCaller(ctx, key));
};

const ofCaller = ({ caller }: UserContext, key: string) =>
  and(eq(kept_requests.user_id, caller.id), eq(kept_requests.key, key));

async function digestOf(c: HttpContext): Promise<string> {
  const { pathname, search } = new URL(c.req.url);
  return createHash('sha256')
    .update(`${c.req.method} ${pathname}${search}\n`)
    .update(new Uint8Array(await c.req.arrayBuffer()))
    .digest('base64url');
}

/** Claims the key; returns the earlier request if the key is in use. */
async function claim(
  ctx: UserContext,
  key: string,
  digest: string,
): Promise<KeptRequest | undefined> {
  const claimed = await ctx.db
    .insert(kept_requests)
    .values({ user_id: ctx.caller.id, key, digest, created_at: ctx.now() })
    .onConflictDoNothing()
    .returning({ key: kept_requests.key });
  if (claimed.length > 0) return undefined;
  const [earlier] = await ctx.db.select().from(kept_requests).where(ofCaller(ctx, key));
  // The earlier request was rejected just now, so a retry finds the key free.
  if (!earlier) throw new AppError('idempotency_unfinished', { retryAfter: 1 });
  return earlier;
}

async function awaitResponse(
  ctx: UserContext,
  earlier: KeptRequest,
  digest: string,
): Promise<KeptRequest> {
  if (earlier.digest !== digest) throw new AppError('idempotency_mismatch');
  let row: KeptRequest | undefined = earlier;
  for (let waited = 0; row && row.status === null && waited < WAIT_MS; waited += POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    [row] = await ctx.db.select().from(kept_requests).where(ofCaller(ctx, earlier.key));
  }
  if (!row || row.status === null) throw new AppError('idempotency_unfinished', { retryAfter: 1 });
  return row;
}

function replay(c: HttpContext, { status, body }: KeptRequest): Response {
  c.set('isWellFormed', true);
  const headers = { [REPLAYED]: 'true' };
  if (body === null) return c.body(null, status as 204, headers);
  return c.body(body, status as 200, { ...headers, 'content-type': 'application/json' });
}

async function release(ctx: UserContext, key: string): Promise<void> {
  await ctx.db.delete(kept_requests).where(ofCaller(ctx, key));
}

/** Deletes expired keys. */
export async function deleteOldKeys({
  db,
  now,
  config,
}: Pick<Context, 'config' | 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - config.keep.requestKeysMs);
  await prune(db, kept_requests, lt(kept_requests.created_at, before));
}
