import { randomInt } from 'node:crypto';
import type { Transaction } from '#db/client.ts';
import { image_jobs } from '#db/schema/index.ts';
import { holdTokens } from '#features/billing/server/index.ts';
import type { CharacterRow } from '#features/characters/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import { appearanceOf } from '../appearance.ts';
import { seedFor } from '../likeness.ts';
import { buildPrompt } from '../prompt.ts';
import { JOB_TIMEOUT_MS, OPEN_JOBS, type Aspect } from '../rules.ts';
import { generateImagesJob } from './jobs.ts';
import { countRequested, countOpenJobs, type JobRow } from './queries-jobs.ts';

/** Delay of the queued job when this process starts the work itself. */
const FALLBACK_AFTER_SECONDS = 20;
const SEEDS = 2 ** 32;

/** The character fields that a job needs. */
export type ShownCharacter = Omit<
  CharacterRow,
  | 'media'
  | 'card_source'
  | 'publication_asked_at'
  | 'publication_note'
  | 'deleted_at'
  | 'created_at'
  | 'updated_at'
>;

interface NewJob {
  user: { id: string; plan: 'free' | 'premium' };
  source: JobRow['source'];
  character: ShownCharacter | undefined;
  /** Already checked. */
  prompt: string;
  nsfw: boolean;
  aspect: Aspect;
  count: number;
  /** Tokens for each picture; 0 means included in the plan, without a hold. */
  price: number;
  request?: { key: string; digest: string } | undefined;
}

/**
 * Stores a request for pictures with its token hold and queue job, in a transaction that has locked
 * the user. Start it with `startJob` after the commit.
 * @throws AppError rate_limited (too many open), insufficient_tokens, engine_unavailable (spend
 * limit)
 */
export async function insertJob(tx: Transaction, ctx: Context, order: NewJob): Promise<JobRow> {
  const { user, source, character, prompt, nsfw, count, price } = order;
  const most = OPEN_JOBS[user.plan];
  if ((await countOpenJobs(tx, user.id, source)) >= most) throw tooManyAtOnce(most);
  const id = newId();
  const hold =
    price === 0
      ? undefined
      : await holdTokens(tx, ctx, user.id, {
          amount: price * count,
          purpose: 'image',
          reference: id,
          key: `images:${id}`,
        });
  const now = ctx.now();
  const appearance = character && appearanceOf(character);
  const built = buildPrompt({ prompt, nsfw, character: appearance });
  const [job] = await tx
    .insert(image_jobs)
    .values({
      id,
      user_id: user.id,
      character_slug: character?.slug ?? null,
      source,
      prompt,
      is_nsfw: nsfw,
      aspect: order.aspect,
      full_prompt: built.prompt,
      negative_prompt: built.negativePrompt,
      subject:
        character && appearance
          ? { seed: character.portrait_seed ?? character.slug, appearance }
          : null,
      seed: character
        ? seedFor(character, await countRequested(tx, user.id, character.slug, prompt), count)
        : randomInt(SEEDS - count),
      count,
      image_ids: Array.from({ length: count }, () => newId()),
      price,
      hold_id: hold?.id ?? null,
      progress: Array<number>(count).fill(0),
      request_key: order.request?.key ?? null,
      request_digest: order.request?.digest ?? null,
      deadline_at: new Date(now.getTime() + JOB_TIMEOUT_MS),
      created_at: now,
    })
    .returning();
  // Comes last: the reservation's row lock serializes all requests until the commit.
  await ctx.spend.reserve(tx, 'image', count);
  const startsHere = ctx.config.roles.includes('worker');
  await ctx.jobs.enqueue(
    tx,
    generateImagesJob,
    { job_id: id },
    startsHere ? { startAfterSeconds: FALLBACK_AFTER_SECONDS } : {},
  );
  return job!;
}

function tooManyAtOnce(most: number): AppError {
  return new AppError('rate_limited', {
    detail: `You have ${most} image requests in progress. Wait for one to finish, or cancel one.`,
    retryAfter: 5,
  });
}
