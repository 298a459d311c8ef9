import type { Context } from '#platform/context.ts';
import type { Live } from '#platform/live.ts';
import { runFrom, unpackOrigin } from '#platform/origin.ts';
import { inSpan } from '#platform/tracing/tracing.ts';
import { claimReplies } from './claim-replies.ts';
import { activeReplies } from './reply-registry.ts';
import type { MessageRow } from './message-queries.ts';
import { writeReply, type Prepared } from './write-reply.ts';

/**
 * Replies that one process writes at the same time. A model in this process writes them one after
 * the other.
 */
const DEFAULT_PLACES = { openai_compatible: 500, scripted: 500, gguf: 1 };

interface QueueState {
  isClaiming: boolean;
  isAskedAgain: boolean;
  /** A reply waited while this process had no free slot. */
  hasMissed: boolean;
  isClosed: boolean;
}

// One queue for each process, although tests run several in one.
const states = new WeakMap<Live, QueueState>();

function stateOf({ live }: Context): QueueState {
  let state = states.get(live);
  if (!state) {
    state = { isClaiming: false, isAskedAgain: false, hasMissed: false, isClosed: false };
    states.set(live, state);
  }
  return state;
}

/**
 * How many more replies this process may write now: none without the worker role or while it stops.
 */
export function freeReplyPlaces(ctx: Context): number {
  if (!ctx.config.roles.includes('worker') || stateOf(ctx).isClosed) return 0;
  const places = ctx.config.text.concurrency ?? DEFAULT_PLACES[ctx.text.kind];
  return Math.max(0, places - activeReplies(ctx).length);
}

/** Starts waiting replies in this process while it has free slots, otherwise wakes the workers. */
export function startReplies(ctx: Context): void {
  if (freeReplyPlaces(ctx) === 0) ctx.live.hint('replies', { waiting: true });
  claimAndWrite(ctx);
}

/** Writes a claimed reply in the background, then starts replies that waited for it. */
export function writeInBackground(ctx: Context, reply: MessageRow, prepared?: Prepared): void {
  const parent = unpackOrigin(reply.origin);
  const attributes = { 'everafter.reply.attempt': reply.attempt };
  runFrom(parent, () =>
    inSpan(ctx.tracing, 'write reply', { kind: 'consumer', parent, attributes }, (span) =>
      writeReply(ctx, reply, prepared, span),
    ),
  )
    .then((next) => {
      if (next) setTimeout(() => startReplies(ctx), next.afterMs).unref();
      // Replies for which this process had no slot until now.
      if (stateOf(ctx).hasMissed) claimAndWrite(ctx);
    })
    .catch((error: unknown) => ctx.log.error({ err: error, reply: reply.id }, 'reply not written'));
}

/**
 * Claims as many waiting replies as this process has free slots, and writes them. Calls during a
 * claim lead to one more claim.
 * @param gone owners of leases whose process is gone
 */
export function claimAndWrite(ctx: Context, gone: readonly string[] = []): void {
  const state = stateOf(ctx);
  if (state.isClaiming) {
    state.isAskedAgain = true;
    return;
  }
  const places = freeReplyPlaces(ctx);
  state.hasMissed = places === 0;
  if (places === 0) return;
  state.isClaiming = true;
  claimReplies(ctx, places, gone)
    .then((claimed) => {
      state.hasMissed = claimed.length === places;
      for (const reply of claimed) writeInBackground(ctx, reply);
    })
    .catch((error: unknown) => ctx.log.error({ err: error }, 'replies not claimed'))
    .finally(() => {
      state.isClaiming = false;
      if (!state.isAskedAgain) return;
      state.isAskedAgain = false;
      claimAndWrite(ctx);
    });
}

/** Starts replies when another process announces them. Returns the function that stops listening. */
export function listenForReplies(ctx: Context): () => void {
  return ctx.live.subscribe(
    'replies',
    ({ waiting }) => {
      if (waiting) claimAndWrite(ctx);
    },
    () => claimAndWrite(ctx),
  );
}

/** This process starts no more replies; waiting ones are left to others. */
export function closeReplyQueue(ctx: Context): void {
  stateOf(ctx).isClosed = true;
}
