import type { EraseStep, ExportSource } from '#features/accounts/server/index.ts';
import { selectAllOf, deleteSubscription } from './queries.ts';

/**
 * The browsers that notifications go to. Keys and addresses are omitted, because anyone who has
 * them could push.
 */
export const pushExport: ExportSource = {
  title: 'Notifications',
  about: 'The browsers that notifications are sent to: their push service, and since when.',
  count: async () => 1,
  async *files(ctx, userId, done) {
    const rows = await selectAllOf(ctx.db, userId);
    const listed = rows.map(({ endpoint, created_at, pushed_at }) => ({
      push_service: new URL(endpoint).host,
      created_at,
      pushed_at,
    }));
    yield { path: 'notifications.json', content: `${JSON.stringify(listed, null, 2)}\n` };
    done(1);
  },
};

/** Deletes a person's subscriptions at once: the rest of an erasure may take a while. */
export const erasePush: EraseStep = async (ctx, { id }) => {
  for (const row of await selectAllOf(ctx.db, id)) await deleteSubscription(ctx.db, row.id);
};
