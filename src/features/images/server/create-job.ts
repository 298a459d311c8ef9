import { createHash } from 'node:crypto';
import type { Transaction } from '#db/client.ts';
import { hasAcknowledgedAge } from '#features/accounts/server/index.ts';
import { readCharacterRow, type CharacterRow } from '#features/characters/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import type { GenerateImage } from '../contract.ts';
import { isExplicit } from '../prompt.ts';
import { costOf } from '../rules.ts';
import { checkPrompt } from './check-prompt.ts';
import { insertJob } from './insert-job.ts';
import { findJobByKey, lockUser, type JobRow } from './queries-jobs.ts';
import { startJob } from './run-job.ts';

const NSFW_ONLY =
  'This prompt asks for an NSFW image. Turn NSFW on in the settings, or change the prompt.';

/** A concurrent request with the same Idempotency-Key was stored first. */
class RepeatedRequest extends Error {}

/**
 * Stores a request for pictures, holds its tokens, and starts it.
 * @throws AppError not_found (the character), content_blocked, forbidden (18+ notice),
 * insufficient_tokens, rate_limited, idempotency_mismatch, engine_unavailable (spend limit)
 */
export async function createImageJob(
  ctx: UserContext,
  order: GenerateImage,
  key: string | undefined,
): Promise<JobRow> {
  const digest = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
  const earlier = await findEarlier(ctx, key, digest);
  if (earlier) return earlier;
  await ctx.limits.consume('generate', ctx.caller.id);
  const character =
    order.character_slug === undefined
      ? undefined
      : await readCharacterRow(ctx, ctx.caller, order.character_slug);
  if (order.nsfw) await requireAgeNotice(ctx);
  else if (isExplicit(order.prompt)) throw new AppError('content_blocked', { detail: NSFW_ONLY });
  await checkPrompt(ctx, ctx.caller.id, order.prompt, character);
  try {
    const job = await ctx.db.transaction((tx) =>
      store(ctx, tx, order, character, key ? { key, digest } : undefined),
    );
    startJob(ctx, job.id);
    return job;
  } catch (error) {
    if (!(error instanceof RepeatedRequest)) throw error;
    return found(await findEarlier(ctx, key, digest));
  }
}

async function findEarlier(
  ctx: UserContext,
  key: string | undefined,
  digest: string,
): Promise<JobRow | undefined> {
  const row = key ? await findJobByKey(ctx.db, ctx.caller.id, key) : undefined;
  if (row && row.request_digest !== digest) throw new AppError('idempotency_mismatch');
  return row;
}

async function requireAgeNotice(ctx: UserContext): Promise<void> {
  if (await hasAcknowledgedAge(ctx, { caller: ctx.caller, ageCookie: undefined })) return;
  throw new AppError('forbidden', {
    detail: 'Please confirm in the 18+ notice that you are an adult before you make NSFW images.',
  });
}

async function store(
  ctx: UserContext,
  tx: Transaction,
  order: GenerateImage,
  character: CharacterRow | undefined,
  request: { key: string; digest: string } | undefined,
): Promise<JobRow> {
  const { caller: user } = ctx;
  await lockUser(tx, user.id, ctx.now());
  // The same request can have been stored while this one waited for the lock.
  if (request && (await findJobByKey(tx, user.id, request.key))) throw new RepeatedRequest();
  const { prompt, nsfw, aspect, number_of_images: count } = order;
  return insertJob(tx, ctx, {
    user,
    source: 'studio',
    character,
    prompt,
    nsfw,
    aspect,
    count,
    price: costOf(1),
    request,
  });
}
