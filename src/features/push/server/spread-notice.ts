import type { z } from 'zod';
import {
  isQuietTime,
  resolvePreferences,
  secondsUntilQuiet,
  standingProblem,
} from '#features/accounts/server/index.ts';
import { isAttended } from '#platform/attention.ts';
import type { Context } from '#platform/context.ts';
import type { PushKind } from '../limits.ts';
import { noticeJob, sendJob } from './jobs.ts';
import { selectOfUser, type Recipient } from './queries.ts';
import type { PushSubjects } from './subjects.ts';

type Notice = z.output<typeof noticeJob.payload>;

/**
 * A page keeps its event stream for 15 seconds after it is hidden, and a lost connection for
 * minutes, so a user who has just left seems present. Presence is checked again after these delays
 * in seconds. Whether a picture was seen is unknown, so checking stops soon.
 */
const LOOK_AGAIN_SECONDS: Record<PushKind, readonly number[]> = {
  first_message: [20, 120, 900],
  chat_picture: [20, 120, 900],
  picture: [20],
};
/** A notification that could not be delivered within this time is dropped. Seconds. */
const LIFETIME_SECONDS: Record<PushKind, number> = {
  first_message: 12 * 3600,
  chat_picture: 2 * 3600,
  picture: 2 * 3600,
};

/**
 * Job handler: enqueues one notification for each browser of the user, if they should be notified.
 */
export async function spreadNotice(
  ctx: Context,
  notice: Notice,
  subjects: PushSubjects,
): Promise<void> {
  const { user_id, kind, subject_id } = notice;
  const now = ctx.now();
  const recipients = await selectOfUser(ctx.db, user_id, now);
  const [first] = recipients;
  if (!first || !allows(first.user, kind, now)) return;
  if ((await subjects[kind](ctx, user_id, subject_id)) === null) return;
  if (await isAttended(ctx.live, user_id)) {
    const startAfterSeconds = LOOK_AGAIN_SECONDS[kind][notice.looks];
    if (startAfterSeconds === undefined) return;
    const again = { ...notice, looks: notice.looks + 1 };
    return ctx.db.transaction((tx) =>
      ctx.jobs.enqueue(tx, noticeJob, again, { startAfterSeconds }),
    );
  }
  const lifetime = secondsToDeliver(first.user, kind, now);
  const until = new Date(now.getTime() + lifetime * 1000).toISOString();
  await ctx.db.transaction(async (tx) => {
    for (const { subscription } of recipients)
      await ctx.jobs.enqueue(tx, sendJob, {
        user_id,
        kind,
        subject_id,
        subscription_id: subscription.id,
        attempt: 1,
        until,
      });
  });
}

/** Whether the user's state and preferences allow a notification of this kind now. */
export function allows(user: Recipient['user'], kind: PushKind, now: Date): boolean {
  const { notifications, quiet_hours } = resolvePreferences(user);
  const isWanted = kind === 'first_message' ? notifications.first_messages : notifications.pictures;
  const isQuiet = quiet_hours !== null && isQuietTime(quiet_hours, now);
  return standingProblem(user, now) === undefined && isWanted && !isQuiet;
}

/**
 * A push service may hold a notification until a phone is back online, which must not fall into
 * quiet hours.
 */
function secondsToDeliver(user: Recipient['user'], kind: PushKind, now: Date): number {
  const { quiet_hours } = resolvePreferences(user);
  const lifetime = LIFETIME_SECONDS[kind];
  return quiet_hours ? Math.min(lifetime, secondsUntilQuiet(quiet_hours, now)) : lifetime;
}
