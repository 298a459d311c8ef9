import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import type { PushKind } from '../limits.ts';
import { noticeJob } from './jobs.ts';
import { hasSubscription } from './queries.ts';

interface Notice {
  userId: string;
  kind: PushKind;
  subjectId: string;
}

/**
 * Notifies a user, if the transaction commits and they allow it. Costs one indexed read for users
 * without a subscription.
 */
export async function pushNotice(
  tx: Transaction,
  ctx: Pick<Context, 'jobs'>,
  { userId, kind, subjectId }: Notice,
): Promise<void> {
  if (!(await hasSubscription(tx, userId))) return;
  await ctx.jobs.enqueue(tx, noticeJob, {
    user_id: userId,
    kind,
    subject_id: subjectId,
    looks: 0,
  });
}
