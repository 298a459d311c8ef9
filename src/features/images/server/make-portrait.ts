import {
  PortraitFailure,
  type PortraitMaker,
  type PortraitOrder,
} from '#features/characters/server/index.ts';
import { checkPicture, recordOutcome } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { ImageEngineError, type MadeImage } from '#platform/models/image/index.ts';
import { appearanceOf } from '../appearance.ts';
import { likenessSeed } from '../likeness.ts';
import { buildPrompt } from '../prompt.ts';
import { isUnpaid } from '../rules.ts';
import { checkPrompt } from './check-prompt.ts';
import { hashPicture } from './hash-picture.ts';
import { provenanceXmp } from './provenance.ts';
import { findBlocked } from './queries-blocked.ts';

/** Close to the 3:4 ratio of a card. */
const PORTRAIT = {
  scene:
    'portrait, head and shoulders, facing the viewer, warm friendly expression, soft evening light, plain background',
  width: 896,
  height: 1152,
};

/**
 * Makes a character's portrait with the configured engine. It counts against the spend limit, costs
 * no tokens, and is checked like every picture.
 * @throws PortraitFailure
 */
export const makePortrait: PortraitMaker = async (ctx, order) => {
  await requireAllowedPrompt(ctx, order);
  const reservedAt = ctx.now();
  await ctx.db
    .transaction((tx) => ctx.spend.reserve(tx, 'image', 1))
    .catch((cause: unknown) => {
      if (!(cause instanceof AppError)) throw cause;
      throw new PortraitFailure('spend_limit', { retryable: false, cause });
    });
  const picture = await generatePortrait(ctx, order).catch(async (cause: unknown) => {
    const failure = toFailure(cause, order.signal);
    ctx.telemetry.images.inc({ outcome: 'failed' });
    if (isUnpaid(failure.code)) await ctx.spend.release(ctx.db, 'image', 1, reservedAt);
    throw failure;
  });
  await requireAllowed(ctx, picture, order.person.owner_id);
  const { name: engine, is_demo: isDemo } = ctx.image;
  ctx.telemetry.images.inc({ outcome: 'stored' });
  return {
    bytes: picture.bytes,
    engine,
    xmp: provenanceXmp({ isDemo, engine, appName: ctx.config.appName, madeAt: ctx.now() }),
  };
};

/** Applies the prompt rules of user requests to portraits. @throws PortraitFailure */
const requireAllowedPrompt = (
  ctx: Context,
  { person, view = PORTRAIT }: PortraitOrder,
): Promise<void> =>
  checkPrompt(ctx, null, view.scene, person).catch((cause: unknown) => {
    const isRefused = cause instanceof AppError && cause.code === 'content_blocked';
    throw isRefused
      ? new PortraitFailure('blocked_prompt', { retryable: false, cause })
      : new PortraitFailure('prompt_not_checked', { retryable: true, cause });
  });

async function generatePortrait(
  ctx: Context,
  { person, view = PORTRAIT, signal, onProgress }: PortraitOrder,
): Promise<MadeImage> {
  const appearance = appearanceOf(person);
  const { prompt, negativePrompt } = buildPrompt({
    prompt: view.scene,
    nsfw: false,
    character: appearance,
  });
  const outcomes = ctx.image.generate({
    prompt,
    negativePrompt,
    width: view.width,
    height: view.height,
    count: 1,
    seed: likenessSeed(person),
    subject: { seed: person.portrait_seed ?? person.slug, appearance },
    scene: view.scene,
    ...(view === PORTRAIT ? { framing: 'portrait' as const } : {}),
    signal,
    onProgress,
  });
  for await (const outcome of outcomes) {
    if (outcome.status === 'failed') throw outcome.error;
    return outcome;
  }
  throw new ImageEngineError('engine_failed', 'The image engine returned no picture.');
}

function toFailure(cause: unknown, signal: AbortSignal): PortraitFailure {
  if (signal.aborted) return new PortraitFailure('engine_timeout', { retryable: false, cause });
  if (cause instanceof ImageEngineError)
    return new PortraitFailure(cause.code, { retryable: cause.retryable, cause });
  return new PortraitFailure('interrupted', { retryable: true, cause });
}

/** Checks the block-list, then the vision models. @throws PortraitFailure */
async function requireAllowed(
  ctx: Context,
  { bytes }: MadeImage,
  userId: string | null,
): Promise<void> {
  const hashes = await hashPicture(bytes);
  const blocked = await findBlocked(ctx.db, hashes);
  if (blocked) {
    await recordOutcome(ctx, {
      surface: 'image_result',
      outcome: 'block',
      categories: ['privacy'],
      rule: `image_hash.${blocked.id}`,
      texts: [hashes.sha256],
      userId,
    });
    throw new PortraitFailure('blocked_result', { retryable: false });
  }
  const check = { surface: 'image_result' as const, bytes, sha256: hashes.sha256, userId };
  const { outcome } = await checkPicture(ctx, check).catch((cause: unknown) => {
    // The picture is already paid, so a retry would pay twice.
    throw new PortraitFailure('not_checked', { retryable: false, cause });
  });
  if (outcome !== 'allow') throw new PortraitFailure('blocked_result', { retryable: false });
}
