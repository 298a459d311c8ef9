import { eq } from 'drizzle-orm';
import { push_subscriptions } from '#db/schema/index.ts';
import type { PushPayload } from '#features/push/payload.ts';
import type { PushService, StandInSubscription } from '#tests/stand-ins/push-service.ts';
import type { TestApp, TestClient } from './app.ts';

/** Turns on notifications for a client, with a subscription of the stand-in. */
export async function allowPushes(
  client: TestClient,
  service: PushService,
): Promise<StandInSubscription> {
  const { key } = (await (await client.get('/push/key')).json()) as { key: string };
  const subscription = service.subscribe(key);
  const response = await client.post('/push/subscriptions', subscription);
  if (response.status !== 204) throw new Error(`${response.status}: ${await response.text()}`);
  return subscription;
}

export const subscriptionsOf = ({ ctx }: TestApp, { user }: TestClient) =>
  ctx.db.select().from(push_subscriptions).where(eq(push_subscriptions.user_id, user.id));

/** Waiting and finished jobs of a queue, oldest first, with their delay in seconds. */
export async function jobsOf({ ctx }: TestApp, name: string) {
  const { rows } = await ctx.database.pool.query<{ data: Record<string, unknown>; delay: number }>(
    `SELECT data, round(extract(epoch FROM start_after - created_on))::int AS delay
     FROM pgboss.job WHERE name = $1 ORDER BY created_on, id`,
    [name],
  );
  return rows;
}

export const payloadOf = ({ payload }: { payload: string }): PushPayload =>
  JSON.parse(payload) as PushPayload;
