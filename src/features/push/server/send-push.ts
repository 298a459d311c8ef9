import { createHash } from 'node:crypto';
import { resolvePreferences } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { PushPayload } from '../payload.ts';
import { sendJob, type Send } from './jobs.ts';
import { postPush, type PushOutcome } from './post-push.ts';
import {
  deleteSubscription,
  findRecipient,
  recordFailure,
  recordPushed,
  type Recipient,
} from './queries.ts';
import { allows } from './spread-notice.ts';
import type { PushSubject, PushSubjects } from './subjects.ts';
import { turnOffPath } from './turn-off.ts';
import { readVapidKeys } from './vapid.ts';

/** Seconds before each retry, unless the push service requests another delay. */
const RETRY_SECONDS = [30, 120, 600, 1800];
/** A subscription that is rejected this often in a row is deleted. */
const MAX_FAILURES = 5;

/** Job handler: sends one notification to one browser, unless it is no longer relevant. */
export async function sendPush(ctx: Context, send: Send, subjects: PushSubjects): Promise<void> {
  const now = ctx.now();
  const found = await findRecipient(ctx.db, send.subscription_id, now);
  const seconds = Math.floor((Date.parse(send.until) - now.getTime()) / 1000);
  // Another user may have signed in on this browser since.
  if (!found || found.user.id !== send.user_id) return;
  if (seconds <= 0 || !allows(found.user, send.kind, now)) return;
  const subject = await subjects[send.kind](ctx, send.user_id, send.subject_id);
  if (subject === null) return;
  const outcome = await post(ctx, found, subject, seconds);
  ctx.telemetry.pushes.inc({ kind: send.kind, outcome: outcome.outcome });
  await settle(ctx, send, outcome);
}

/**
 * Sends it with the current key, and with the previous one if the subscription was created with
 * that.
 */
async function post(
  ctx: Context,
  { subscription, user }: Recipient,
  subject: PushSubject,
  ttl: number,
): Promise<PushOutcome> {
  const showsWords = resolvePreferences(user).notifications.words;
  const payload: PushPayload = {
    title: subject.title,
    body: (showsWords && subject.words) || '',
    tag: subject.thread,
    path: subject.path,
    off: await turnOffPath(ctx, subscription.id),
  };
  const { current, previous } = await readVapidKeys(ctx);
  const message = {
    subscription,
    payload: JSON.stringify(payload),
    ttl,
    // A notification that waits at the push service is replaced by a newer one of its thread.
    topic: createHash('sha256').update(subject.thread).digest('base64url').slice(0, 32),
  };
  const outcome = await postPush(ctx, { ...message, keys: current });
  return outcome.outcome === 'refused' && previous
    ? postPush(ctx, { ...message, keys: previous })
    : outcome;
}

async function settle(ctx: Context, send: Send, outcome: PushOutcome): Promise<void> {
  const { subscription_id: id, attempt } = send;
  switch (outcome.outcome) {
    case 'sent':
      return recordPushed(ctx.db, id, ctx.now());
    case 'gone':
      return deleteSubscription(ctx.db, id);
    case 'refused':
      ctx.log.warn({ status: outcome.status, subscription: id }, 'push refused');
      return countFailure(ctx, id);
    case 'busy': {
      ctx.log.warn({ status: outcome.status, subscription: id, attempt }, 'push not sent');
      const pause = RETRY_SECONDS[attempt - 1];
      if (pause === undefined) return countFailure(ctx, id);
      const asked = Math.ceil((outcome.retry_after_ms ?? 0) / 1000);
      await ctx.db.transaction((tx) =>
        ctx.jobs.enqueue(
          tx,
          sendJob,
          { ...send, attempt: attempt + 1 },
          { startAfterSeconds: Math.max(pause, asked) },
        ),
      );
    }
  }
}

async function countFailure({ db }: Context, id: string): Promise<void> {
  if ((await recordFailure(db, id)) >= MAX_FAILURES) await deleteSubscription(db, id);
}
