import type { Context } from '#platform/context.ts';
import { handleJob, scheduleJob } from '#platform/jobs.ts';
import { noticeJob, sendJob } from './jobs.ts';
import type { PushSubjects } from './subjects.ts';

/** Deletes the subscriptions of ended sessions. */
const sweep = scheduleJob(
  {
    name: 'push.sweep',
    schedule: '7 * * * *',
    retryLimit: 1,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 300,
  },
  async () => {
    const { deleteEnded } = await import('./queries.ts');
    return (ctx: Context) => deleteEnded(ctx.db, ctx.now());
  },
);

/** The feature's jobs; `load` returns the subject of a notification. */
export const pushJobs = (load: () => Promise<PushSubjects>) => [
  handleJob(noticeJob, async () => {
    const [{ spreadNotice }, subjects] = await Promise.all([import('./spread-notice.ts'), load()]);
    return (ctx: Context, notice) => spreadNotice(ctx, notice, subjects);
  }),
  handleJob(sendJob, async () => {
    const [{ sendPush }, subjects] = await Promise.all([import('./send-push.ts'), load()]);
    return (ctx: Context, send) => sendPush(ctx, send, subjects);
  }),
  sweep,
];
