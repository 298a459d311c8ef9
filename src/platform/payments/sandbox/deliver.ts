import type { SandboxParts } from './parts.ts';
import { eventsOf, markDelivered, undelivered, type SandboxEventRow } from './queries.ts';
import { callbackHeaders } from './webhook.ts';

const ANSWER_MS = 10_000;

/** Sends what a sale has to tell, in order; what is not taken is sent again by the clock. */
export async function deliverSale(parts: SandboxParts, saleId: string): Promise<void> {
  const events = await eventsOf(parts.db, saleId);
  await deliverAll(parts, events);
}

/** Sends everything that was not taken yet. */
export async function deliverWaiting(parts: SandboxParts): Promise<void> {
  await deliverAll(parts, await undelivered(parts.db, parts.now()));
}

async function deliverAll(parts: SandboxParts, events: SandboxEventRow[]): Promise<void> {
  for (const event of events)
    if (event.delivered_at === null && (await deliver(parts, event)))
      await markDelivered(parts.db, event.id, parts.now());
}

async function deliver(
  { fetch, webhookUrl, secret, log }: SandboxParts,
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
    log.warn({ event: id, status: answer.status }, 'sandbox callback not taken, sent again later');
  } catch (error) {
    log.warn({ event: id, err: error }, 'sandbox callback not delivered, sent again later');
  }
  return false;
}
