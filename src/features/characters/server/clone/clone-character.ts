import { createHash } from 'node:crypto';
import { likeness_consents } from '#db/schema/index.ts';
import { checkPicture, recordOutcome, refuse } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { FetchedImage } from '#platform/fetch-image/index.ts';
import { newId } from '#shared/ids.ts';
import { LIKENESS_WORDING, type CloneStage } from '../../clone-wording.ts';
import type { CloneCharacter, CloneProgress } from '../../contract-clone.ts';
import type { Character } from '../../contract.ts';
import { replaceRestricted } from '../../options/index.ts';
import { createCharacter } from '../create-character.ts';
import { readCharacter } from '../read-character.ts';
import { checkUrlWords } from './check-url-words.ts';
import { cloneKey, findEarlierClone } from './clone-requests.ts';
import { composeClone } from './compose-clone.ts';
import { fetchPicture } from './fetch-picture.ts';
import { analyzePicture, PossibleMinor } from './analyze-picture.ts';
import type { Seen } from './looks.ts';
import { readColors } from './read-colors.ts';

/** The time limit that the page states, in milliseconds. */
const TIMEOUT_MS = 120_000;

interface CloneCall {
  /** The Idempotency-Key; progress events carry it. */
  key?: string | undefined;
  /** Aborted when the client disconnects; then nothing is created. */
  signal: AbortSignal;
}

const MESSAGES = {
  minor:
    'Someone in this picture may be under 25. Only pictures of people who are clearly adults are accepted.',
  left: 'The request was canceled. Nothing was created.',
  timeout:
    'This took longer than two minutes and was stopped. Nothing was created; please try again.',
};

/**
 * Creates a private character with the attributes of a person in a picture, never the face; the
 * portrait is a new drawing. The consent is stored in the same transaction.
 * @throws AppError content_blocked, check_unavailable, idempotency_mismatch, rate_limited;
 * FieldError for the picture
 */
export async function cloneCharacter(
  ctx: UserContext,
  input: CloneCharacter,
  { key, signal }: CloneCall,
): Promise<Character> {
  await ctx.limits.consume('fetch_picture', ctx.caller.id);
  const earlier = key && (await findEarlierClone(ctx.db, ctx.caller.id, key, input));
  if (earlier) return readCharacter(ctx, ctx.caller, earlier);
  await checkUrlWords(ctx, input.image_url, input.name);

  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const request = key ?? newId();
  const publishStage = (stage: CloneStage): void =>
    ctx.live.publish(`user:${ctx.caller.id}`, {
      event: 'clone',
      data: { request, stage } satisfies CloneProgress,
    });
  try {
    return await make(ctx, input, key, AbortSignal.any([signal, timeout]), publishStage);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (signal.aborted) throw new AppError('bad_request', { detail: MESSAGES.left, cause: error });
    if (timeout.aborted)
      throw new AppError('not_ready', { detail: MESSAGES.timeout, cause: error });
    throw error;
  }
}

async function make(
  ctx: UserContext,
  input: CloneCharacter,
  key: string | undefined,
  signal: AbortSignal,
  publishStage: (stage: CloneStage) => void,
): Promise<Character> {
  publishStage('fetching');
  const picture = await fetchPicture(ctx, input.image_url, ['body', 'image_url'], signal);
  publishStage('looking');
  const seen = await analyze(ctx, input, picture, signal);
  signal.throwIfAborted();
  publishStage('creating');
  const hash = createHash('sha256').update(ctx.caller.id).update(picture.sha256).digest('hex');
  const requested = { name: input.name, sex: input.sex };
  const made = composeClone(seen, requested, hash);
  const chosen = replaceRestricted(made.sex, ctx.config.restrictedOptions, made);
  const character = await store(ctx, input, key, chosen, picture.sha256);
  publishStage('drawing');
  return character;
}

async function analyze(
  ctx: UserContext,
  input: CloneCharacter,
  picture: FetchedImage,
  signal: AbortSignal,
): Promise<Seen> {
  await requireAdults(ctx, picture);
  try {
    const seen = await analyzePicture(ctx, picture.bytes, input.sex, signal);
    if (seen && Object.keys(seen.looks).length > 0) return seen;
    return { ...seen, ...(await readColors(picture.bytes, input.sex ?? seen?.sex ?? 'female')) };
  } catch (error) {
    if (!(error instanceof PossibleMinor)) throw error;
    // An estimated age is a reason to refuse and review, not for a strike.
    await recordOutcome(ctx, {
      surface: 'clone',
      outcome: 'queue',
      categories: ['minors'],
      rule: 'clone.apparent_age',
      texts: [picture.sha256],
      userId: ctx.caller.id,
    });
    throw new AppError('content_blocked', { detail: MESSAGES.minor });
  }
}

/**
 * Checks the picture by models, if any are configured. @throws AppError content_blocked,
 * check_unavailable
 */
async function requireAdults(ctx: UserContext, { bytes, sha256 }: FetchedImage): Promise<void> {
  const check = { surface: 'clone' as const, bytes, sha256, userId: ctx.caller.id };
  const { outcome, categories } = await checkPicture(ctx, check).catch((error: unknown) => {
    throw new AppError('check_unavailable', { cause: error });
  });
  if (outcome === 'allow') return;
  if (categories.includes('minors'))
    throw new AppError('content_blocked', { detail: MESSAGES.minor });
  refuse({ categories });
}

async function store(
  ctx: UserContext,
  input: CloneCharacter,
  key: string | undefined,
  chosen: ReturnType<typeof composeClone>,
  sha256: string,
): Promise<Character> {
  try {
    return await createCharacter(ctx, chosen, {
      key: key && cloneKey(key, input),
      surface: 'clone',
      alongside: async (tx, characterId) => {
        await tx.insert(likeness_consents).values({
          id: newId(),
          user_id: ctx.caller.id,
          character_id: characterId,
          wording: LIKENESS_WORDING,
          image_sha256: sha256,
          created_at: ctx.now(),
        });
      },
    });
  } catch (error) {
    // The same request ran concurrently and saw the picture differently.
    const isConcurrent = key && error instanceof AppError && error.code === 'idempotency_mismatch';
    const made = isConcurrent && (await findEarlierClone(ctx.db, ctx.caller.id, key, input));
    if (made) return readCharacter(ctx, ctx.caller, made);
    throw error;
  }
}
