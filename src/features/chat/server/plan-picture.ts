import { entitlementsOf } from '#features/billing/server/index.ts';
import { checkPrompt } from '#features/images/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { describeScene, offeredScene } from '../pictures/describe-scene.ts';
import { findPictureRequest, type PictureRequest } from '../pictures/find-request.ts';
import { TURNS_BETWEEN_OFFERS } from '../rules.ts';
import type { ReplyContext } from './load-reply-context.ts';

/** A picture that follows a reply, decided before the reply's end is stored. */
export interface PicturePlan {
  /** A description of what the picture shows. */
  scene: string;
  character: ReplyContext['character'];
  /** The character offers it without a request; it is made only when it is free of charge. */
  isOffered: boolean;
  /** The error code of a picture that is already known to fail. */
  failure: string | null;
}

/** The request for a picture in the message that a reply answers. */
export function findRequestIn(history: ReplyContext['history']): PictureRequest | undefined {
  const said = history.findLast(({ sender }) => sender === 'user');
  return said && findPictureRequest(said.content);
}

/**
 * Whether the character may offer a picture: the plan includes pictures, and none was sent
 * recently.
 */
export function canOfferPicture({
  user,
  history,
}: Pick<ReplyContext, 'user' | 'history'>): boolean {
  return (
    entitlementsOf(user.plan).chatImagePrice === 0 &&
    history.length > 2 &&
    !history.slice(-TURNS_BETWEEN_OFFERS).some((turn) => turn.content_type === 'image')
  );
}

/**
 * The picture that follows a reply, if any: requested by the user, or offered by a marker in the
 * reply. A rejected request is reported in the picture's place; a rejected offer is dropped.
 */
export async function planPicture(
  ctx: Context,
  context: ReplyContext,
  markers: readonly string[],
): Promise<PicturePlan | undefined> {
  const { character, history, user } = context;
  const request = findRequestIn(history);
  if (!request && markers.length === 0) return undefined;
  const scene = request
    ? describeScene(request, history, character.sex)
    : canOfferPicture(context)
      ? offeredScene(markers, character.sex)
      : undefined;
  if (scene === undefined) return undefined;
  const plan = { scene, character, isOffered: !request, failure: null };
  try {
    await ctx.limits.consume('generate', user.id);
    // The user is not responsible for a prompt that the engine wrote.
    await checkPrompt(ctx, request ? user.id : null, scene, character);
    return plan;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return request && { ...plan, failure: error.code };
  }
}
