import { Agent, request } from 'undici';
import webPush from 'web-push';
import type { Context } from '#platform/context.ts';
import { checkTarget, FetchImageError, pinTo, resolveHost } from '#platform/fetch-image/index.ts';
import { parseRetryAfter } from '#platform/retry-after.ts';
import type { SubscriptionRow } from './queries.ts';
import type { VapidKeys } from './vapid.ts';

interface PushMessage {
  subscription: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>;
  keys: VapidKeys;
  payload: string;
  /** How many seconds the push service may hold it. */
  ttl: number;
  /** At most 32 base64url characters. */
  topic: string;
}

export type PushOutcome =
  | { outcome: 'sent' }
  /** The subscription has ended. */
  | { outcome: 'gone' }
  /** The push service does not accept this message or these keys. */
  | { outcome: 'refused'; status: number }
  /** To be tried again, after the wait that the push service requests. `status` 0: no response. */
  | { outcome: 'busy'; status: number; retry_after_ms?: number | undefined };

const TIMEOUT_MS = 10_000;
/** The longest wait that a push service may ask for. */
const MAX_WAIT_MS = 6 * 3_600_000;

/** Encrypts a message (RFC 8291), signs its request (RFC 8292) and posts it (RFC 8030). */
export async function postPush(ctx: Context, message: PushMessage): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = message.subscription;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    message.payload,
    {
      TTL: message.ttl,
      topic: message.topic,
      urgency: 'normal',
      vapidDetails: { subject: `mailto:${ctx.config.supportEmail}`, ...message.keys },
    },
  );
  try {
    const allowLoopback = ctx.config.pushAllowLoopback;
    // The name may resolve to another address since the browser subscribed.
    const target = await checkTarget(endpoint, { resolve: resolveHost, allowLoopback });
    const agent = new Agent({ connections: 1, pipelining: 0, connect: { lookup: pinTo(target) } });
    try {
      const response = await request(target.url, {
        dispatcher: agent,
        method: 'POST',
        headers: toText(headers),
        body,
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ctx.leaving]),
      });
      response.body.on('error', () => {});
      const { 'retry-after': retryAfter } = response.headers;
      const wait = parseRetryAfter(retryAfter, ctx.now().getTime(), MAX_WAIT_MS);
      return outcomeOf(response.statusCode, wait);
    } finally {
      await agent.destroy();
    }
  } catch (error) {
    if (error instanceof FetchImageError && error.reason === 'not_public')
      return { outcome: 'gone' };
    return { outcome: 'busy', status: 0 };
  }
}

/** Redirects are not followed: a push service answers itself. */
function outcomeOf(status: number, retry_after_ms: number | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 429 || status >= 500) return { outcome: 'busy', status, retry_after_ms };
  return { outcome: 'refused', status };
}

const toText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
