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
  /** What is to be seen, in words. */
  scene: string;
  character: ReplyContext['character'];
  /** The character's own idea: it comes only where it costs nothing. */
  isOffered: boolean;
  /** Known beforehand not to come: the code of why. */
  failure: string | null;
}

/** The request for a picture in the message that a reply answers. */
export function requestIn(history: ReplyContext['history']): PictureRequest | undefined {
  const said = history.findLast(({ sender }) => sender === 'user');
  return said && findPictureRequest(said.content);
}

/** Whether the character may send a picture of its own accord: included in the plan, and none came lately. */
export function mayOfferPicture({
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
 * The picture that is to follow a reply, if any: asked for by the user, or offered by a marker in
 * the reply. Its prompt is checked here; what is refused is told in its place, an offer just falls away.
 */
export async function planPicture(
  ctx: Context,
  context: ReplyContext,
  markers: readonly string[],
): Promise<PicturePlan | undefined> {
  const { character, history, user } = context;
  const request = requestIn(history);
  if (!request && markers.length === 0) return undefined;
  const scene = request
    ? describeScene(request, history, character.sex)
    : mayOfferPicture(context)
      ? offeredScene(markers, character.sex)
      : undefined;
  if (scene === undefined) return undefined;
  const plan = { scene, character, isOffered: !request, failure: null };
  try {
    await ctx.limits.consume('generate', user.id);
    // What the engine wrote is not the user's fault.
    await checkPrompt(ctx, request ? user.id : null, scene, character);
    return plan;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return request && { ...plan, failure: error.code };
  }
}
