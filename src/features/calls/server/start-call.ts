import { PRICES } from '#features/billing/catalog.ts';
import { entitlementsOf, premiumRequired, requireTokens } from '#features/billing/server/index.ts';
import { findChat, openChatId, selectMembers } from '#features/chat/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, FieldError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { StartCall, StartedCall } from '../contract.ts';
import { RECONNECT_WITHIN_MS } from '../limits.ts';
import { minutesOf } from '../rules/minutes.ts';
import { createCallToken } from './call-token.ts';
import { endCall } from './end-call.ts';
import { findOpenCallView, findVoice, insertCall } from './queries.ts';

/**
 * Starts a call, which rings until its socket is there. Nothing is held before it is picked up.
 * @throws AppError premium_required, not_found, insufficient_tokens, call_in_progress, rate_limited,
 * engine_unavailable; FieldError for a scene
 */
export async function startCall(ctx: UserContext, input: StartCall): Promise<StartedCall> {
  await ctx.limits.consume('call', ctx.caller.id);
  if (!entitlementsOf(ctx.caller.plan).calls)
    throw premiumRequired('Voice calls are part of Premium.');
  ctx.spend.require('text');
  const chat_id = await findChatId(ctx, input);
  await refuseScene(ctx, chat_id);
  const price = PRICES.call_minute;
  const available = await requireTokens(ctx, ctx.caller.id, price);
  const id = newId();
  const { token, hash } = await createCallToken(ctx, id);
  await endAbandoned(ctx);
  const now = ctx.now();
  const call = await insertCall(ctx.db, {
    id,
    user_id: ctx.caller.id,
    chat_id,
    price_per_minute: price,
    socket_hash: hash,
    lease_until: new Date(now.getTime() + RECONNECT_WITHIN_MS),
    created_at: now,
  });
  if (!call) throw await inProgress(ctx);
  return {
    id,
    chat_id,
    socket_url: `/api/v1/calls/${id}/socket?token=${token}`,
    price_per_minute: price,
    max_seconds: minutesOf({ available, price }) * 60,
    speech: ctx.speech.kind === 'browser' ? 'browser' : 'server',
    transcription: ctx.transcription.kind === 'browser' ? 'browser' : 'server',
  };
}

/** @throws AppError not_found, also for a chat with another character */
async function findChatId(
  ctx: UserContext,
  { chat_id, character_slug }: StartCall,
): Promise<string> {
  if (chat_id === undefined) return openChatId(ctx, character_slug);
  const chat = await findChat(ctx.db, ctx.caller.id, chat_id);
  const character = chat && (await findVoice(ctx.db, chat.id));
  if (!chat || character?.slug !== character_slug) throw new AppError('not_found');
  return chat.id;
}

/** @throws FieldError for a scene, where it would not be clear who is called */
async function refuseScene(ctx: UserContext, chatId: string): Promise<void> {
  const members = await selectMembers(ctx.db, chatId);
  if (members.length === 0) return;
  const msg = 'You can only call one character, and this chat is a scene. Call from another chat.';
  throw new FieldError([{ loc: ['body', 'chat_id'], msg, type: 'scene' }]);
}

/** A call that nobody came back to does not keep its user from the next one until the sweep. */
async function endAbandoned(ctx: UserContext): Promise<void> {
  const open = await findOpenCallView(ctx.db, ctx.caller.id);
  if (open && open.lease_until < ctx.now())
    await endCall(ctx, open.id, open.status === 'ringing' ? 'unanswered' : 'lost', {
      leaseBefore: ctx.now(),
    });
}

async function inProgress(ctx: UserContext): Promise<AppError> {
  const open = await findOpenCallView(ctx.db, ctx.caller.id);
  // It ended just now, so another try succeeds.
  if (!open) return new AppError('conflict');
  const { id, chat_id, character } = open;
  return new AppError('call_in_progress', {
    detail: `You are already in a call with ${character.name}. Hang up there first.`,
    extra: { call: { id, chat_id } },
  });
}
