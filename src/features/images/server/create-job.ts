import { createHash, randomInt } from 'node:crypto';
import type { Transaction } from '#db/client.ts';
import { image_jobs } from '#db/schema/index.ts';
import { hasAcknowledgedAge } from '#features/accounts/server/index.ts';
import { holdTokens } from '#features/billing/server/index.ts';
import { readCharacterRow, type CharacterRow } from '#features/characters/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import { appearanceOf } from '../appearance.ts';
import type { GenerateImage } from '../contract.ts';
import { buildPrompt } from '../prompt.ts';
import { costOf, JOB_WITHIN_MS, OPEN_JOBS } from '../rules.ts';
import { checkPrompt } from './check-prompt.ts';
import { generateImagesJob } from './jobs.ts';
import { countOpenJobs, findJobByKey, lockUser, type JobRow } from './queries.ts';
import { startJob } from './run-job.ts';

/** The job comes this many seconds behind a process that has begun itself. */
const NET_AFTER_SECONDS = 20;
const SEEDS = 2 ** 32;

/** The same request got in between. */
class RepeatedRequest extends Error {}

/**
 * Stores a request for pictures with its tokens held, and begins it.
 * @throws AppError not_found (the character), content_blocked, forbidden (18+ notice),
 * insufficient_tokens, rate_limited, idempotency_mismatch
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
  await checkPrompt(ctx, order.prompt, character);
  try {
    const job = await ctx.db.transaction((tx) => store(ctx, tx, order, character, { key, digest }));
    startJob(ctx, job.id);
    return job;
  } catch (error) {
    if (!(error instanceof RepeatedRequest)) throw error;
    return (await findEarlier(ctx, key, digest))!;
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
  { key, digest }: { key: string | undefined; digest: string },
): Promise<JobRow> {
  const { id: userId, plan } = ctx.caller;
  await lockUser(tx, userId);
  // Whoever waited for the lock may have been the same request.
  if (key && (await findJobByKey(tx, userId, key))) throw new RepeatedRequest();
  if ((await countOpenJobs(tx, userId)) >= OPEN_JOBS[plan]) throw tooManyAtOnce(OPEN_JOBS[plan]);
  const id = newId();
  const count = order.number_of_images;
  const hold = await holdTokens(tx, ctx, userId, {
    amount: costOf(count),
    purpose: 'image',
    reference: id,
    key: `images:${id}`,
  });
  const now = ctx.now();
  const appearance = character && appearanceOf(character);
  const built = buildPrompt({ prompt: order.prompt, nsfw: order.nsfw, character: appearance });
  const [job] = await tx
    .insert(image_jobs)
    .values({
      id,
      user_id: userId,
      character_slug: character?.slug ?? null,
      source: 'studio',
      prompt: order.prompt,
      is_nsfw: order.nsfw,
      aspect: order.aspect,
      full_prompt: built.prompt,
      negative_prompt: built.negativePrompt,
      subject:
        character && appearance
          ? { seed: character.portrait_seed ?? character.slug, appearance }
          : null,
      seed: randomInt(SEEDS - count),
      count,
      image_ids: Array.from({ length: count }, () => newId()),
      price: costOf(1),
      hold_id: hold.id,
      progress: Array<number>(count).fill(0),
      request_key: key ?? null,
      request_digest: key ? digest : null,
      deadline_at: new Date(now.getTime() + JOB_WITHIN_MS),
      created_at: now,
    })
    .returning();
  const begunHere = ctx.config.roles.includes('worker');
  await ctx.jobs.enqueue(
    tx,
    generateImagesJob,
    { job_id: id },
    begunHere ? { startAfterSeconds: NET_AFTER_SECONDS } : {},
  );
  return job!;
}

function tooManyAtOnce(most: number): AppError {
  return new AppError('rate_limited', {
    detail: `You have ${most} requests for images under way. Wait for one to finish, or cancel it.`,
    retryAfter: 5,
  });
}
