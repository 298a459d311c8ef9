import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { onSessionEnd } from '#features/accounts/server/index.ts';
import { readBalance, readHold } from '#features/billing/server/index.ts';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { CALL_CLOSE } from '../../limits.ts';
import { CALL_WORDS, GOODBYES } from '../../rules/call-words.ts';
import type { CallPosition, EndReason } from '../../socket-messages.ts';
import { beginMinute, pickUpCall } from '../charge-minute.ts';
import { endCall } from '../end-call.ts';
import { endsWithHelpLines, findCall, type CallRow } from '../queries.ts';
import { createCallClock } from './call-clock.ts';
import { createLease } from './call-lease.ts';
import { openConnection } from './connection.ts';
import { describeState } from './describe-state.ts';
import { endsAccess } from './ends-access.ts';
import { followReplies } from './reply-follower.ts';
import { createSpeech } from './speech.ts';
import type { CallTimes } from './times.ts';
import { createTurns } from './turns.ts';

interface SessionParts {
  ctx: UserContext;
  call: CallRow;
  /** Names this connection in the call's lease. */
  owner: string;
  socket: WebSocket;
  country: string | undefined;
  times: CallTimes;
  /** What the client has from the previous connection; undefined if it did not report it. */
  position: CallPosition | undefined;
}

/** One connection of a call, from taking it over to its close. Resolves when nothing of it is left. */
export async function runSession(parts: SessionParts): Promise<void> {
  const { ctx, owner, times, position } = parts;
  let { call } = parts;
  const { id, chat_id } = call;
  const closed = Promise.withResolvers<void>();
  /** Resolves once the earlier messages of the call are loaded. */
  const followed = Promise.withResolvers<void>();
  let isClosed = false;
  /** Set once another socket has the call, or it has ended. */
  let isOver = false;
  const isRinging = () => call.status === 'ringing';
  const time = () => ctx.now().getTime();
  const warn = (error: unknown) => ctx.log.warn({ err: error, call: id }, 'a call failed');

  const connection = openConnection(parts.socket, times.ping, {
    // Nothing is spoken while it rings: no minute is charged, and the disclosure comes first.
    onMessage: (message) =>
      void (isOver || (isRinging() && message.type !== 'hang_up') || turns.onMessage(message)),
    onSound: (pcm) => void (isOver || isRinging() || turns.onSound(pcm)),
    onClose() {
      isClosed = true;
      closed.resolve();
    },
  });
  const speech = createSpeech(ctx, connection, {
    chatId: chat_id,
    notices: position?.notices ?? 0,
  });
  const { mouth, notice } = speech;
  const sendState = async (): Promise<void> => {
    const { available } = await readBalance(ctx.db, ctx, call.user_id);
    const at = { began: clock.began, now: time(), minuteMs: times.minute };
    connection.send(describeState(call, available, at));
    const isLast = call.status === 'active' && available < call.price_per_minute;
    if (isLast && !isOver) void notice('minute_left', CALL_WORDS.minuteLeft);
  };

  const end = async (reason: EndReason): Promise<void> => {
    await endCall(ctx, id, reason);
    await onEnded();
  };
  /** The call has ended, here or anywhere else. */
  const onEnded = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    clock.stop();
    try {
      call = (await findCall(ctx.db, id)) ?? call;
      const words = call.end_reason && GOODBYES[call.end_reason];
      mouth.silence();
      if (words && !isClosed)
        await Promise.race([
          notice('goodbye', words),
          closed.promise,
          sleep(times.goodbye, undefined, { ref: false }),
        ]);
      await sendState();
    } finally {
      connection.close(CALL_CLOSE.ended, call.end_reason ?? '');
    }
  };
  const onTaken = (): void => {
    isOver = true;
    clock.stop();
    connection.close(CALL_CLOSE.taken, 'taken over');
  };
  const lease = createLease(ctx, {
    id,
    owner,
    times,
    isDone: () => isOver || isClosed,
    onEnded,
    onTaken,
    onError: warn,
  });

  const take = async (changed: CallRow | undefined): Promise<boolean> => {
    if (!changed) await lease.onLost();
    else if (changed.ended_at) await onEnded();
    else call = changed;
    return !isOver;
  };
  const nextMinute = async (): Promise<void> => {
    if (isOver || isClosed) return;
    try {
      if (!(await take(await beginMinute(ctx, id, owner, call.minutes + 1)))) return;
    } catch (error) {
      // Without the next minute's timer the rest of the call would be free.
      warn(error);
      return void setTimeout(() => void nextMinute().catch(warn), times.retry).unref();
    }
    clock.start(time());
    await sendState();
  };
  const clock = createCallClock(times, time, {
    onMinute: () => void nextMinute().catch(warn),
    onIdle: () => void notice('idle', CALL_WORDS.areYouThere),
    onSilence: () => void end('idle').catch(warn),
  });

  const follower = followReplies(
    ctx,
    { callId: id, chatId: chat_id, position },
    {
      onNotice(message) {
        if (message.content === AI_DISCLOSURE) void notice('disclosure', message.content);
        else {
          clock.pause();
          void notice('crisis', message.content, message.content);
        }
      },
      onReplyBegins: (reply) => speech.prepare(reply.id),
      onSentence(reply, sentence, content) {
        if (!isOver) speech.reply(reply.id, sentence, content);
      },
      onReplyEnds(reply, status) {
        if (status === 'done') connection.send({ type: 'reply_end', message_id: reply.id });
        if (status !== 'failed') return;
        // What was shown of it is withdrawn.
        if (mouth.isSaying(reply.id)) mouth.silence();
        const detail = CALL_WORDS.problem;
        connection.send({ type: 'reply_failed', message_id: reply.id, detail });
      },
      onGone: () => void end('failed').catch(warn),
    },
  );
  const turns = createTurns({
    ctx,
    callId: id,
    chatId: chat_id,
    country: parts.country,
    connection,
    mouth,
    follower,
    ready: followed.promise,
    onWord: () => clock.wordHeard(),
    onSent: (isCrisis) => (isCrisis ? clock.pause() : clock.resume()),
    onRefused: (error) => void refuse(error).catch(warn),
    onHangUp: () => void end('hung_up').catch(warn),
  });
  const refuse = async (error: unknown): Promise<void> => {
    if (!(error instanceof AppError)) {
      ctx.log.error({ err: error, call: id }, 'a turn of a call failed');
      return void notice('refused', CALL_WORDS.problem);
    }
    if (error.code === 'not_found') return end('failed');
    void notice('refused', error.message);
    if (endsAccess(error)) await end('not_allowed');
  };

  const unwatch = onSessionEnd(ctx, () => void end('not_allowed').catch(warn));
  const leave = () => connection.close(CALL_CLOSE.restart, 'restart');
  ctx.leaving.addEventListener('abort', leave);

  const follow = async (): Promise<void> => {
    if (position?.reply) mouth.played(position.reply.message_id, position.reply.played);
    await follower.follow();
    followed.resolve();
  };
  const open = async (): Promise<void> => {
    await lease.ready;
    if (isClosed) return;
    const taken = await lease.take();
    if (!taken) return onEnded();
    call = taken;
    if (ctx.leaving.aborted) return leave();
    if (call.status === 'active') {
      const [hold, isHelped] = await Promise.all([
        call.hold_id === null ? undefined : readHold(ctx.db, call.hold_id),
        endsWithHelpLines(ctx.db, id),
      ]);
      if (isHelped) clock.pause();
      clock.start(hold?.created_at.getTime() ?? time());
      await sendState();
      // It is spoken before anything else, as at pickup.
      if (!position?.is_disclosed) void notice('disclosure', AI_DISCLOSURE);
      return follow();
    }
    await follow();
    await sendState();
    await Promise.race([sleep(times.ring, undefined, { ref: false }), closed.promise]);
    if (isClosed || isOver || !(await take(await pickUpCall(ctx, id, owner)))) return;
    clock.start(time());
    await sendState();
    void notice('disclosure', AI_DISCLOSURE);
  };
  open().catch((error: unknown) => {
    warn(error);
    // The client reconnects, and the sweep ends a call that nobody can continue.
    connection.close(CALL_CLOSE.restart, 'failed');
  });

  await closed.promise;
  ctx.leaving.removeEventListener('abort', leave);
  unwatch();
  lease.stop();
  clock.stop();
  turns.close();
  follower.close();
  mouth.silence();
  if (isOver) return;
  await lease.wait();
}
