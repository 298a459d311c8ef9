import type { SandboxDependencies } from './dependencies.ts';
import { eventsOf, markDelivered, selectUndelivered, type SandboxEventRow } from './queries.ts';
import { callbackHeaders } from './webhook.ts';

const ANSWER_MS = 10_000;

/** Sends a sale's undelivered events in order; the clock retries those that are not accepted. */
export async function deliverSale(deps: SandboxDependencies, saleId: string): Promise<void> {
  const events = await eventsOf(deps.db, saleId);
  await deliverAll(deps, events);
}

/** Sends all undelivered events. */
export async function deliverPending(deps: SandboxDependencies): Promise<void> {
  await deliverAll(deps, await selectUndelivered(deps.db, deps.now()));
}

async function deliverAll(deps: SandboxDependencies, events: SandboxEventRow[]): Promise<void> {
  for (const event of events)
    if (event.delivered_at === null && (await deliver(deps, event)))
      await markDelivered(deps.db, event.id, deps.now());
}

async function deliver(
  { fetch, webhookUrl, secret, log }: SandboxDependencies,
  { id, body }: SandboxEventRow,
): Promise<boolean> {
  try {
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers: callbackHeaders(secret, body),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.arrayBuffer();
    if (answer.ok) return true;
    log.warn({ event: id, status: answer.status }, 'sandbox webhook not accepted, will be retried');
  } catch (error) {
    log.warn({ event: id, err: error }, 'sandbox webhook not delivered, will be retried');
  }
  return false;
}
