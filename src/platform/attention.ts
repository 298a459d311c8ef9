import { newId } from '#shared/ids.ts';
import type { Live } from './live.ts';

const questionOf = (userId: string): string => `attention:${userId}`;
const responseTo = (ask: string): string => `attention-response:${ask}`;
/** How long to wait for other processes to respond. Milliseconds. */
const RESPOND_WITHIN_MS = 500;

/**
 * Marks a user as having the product open and visible in this process until the returned function
 * is called. An open event stream means this, because a hidden page closes its stream.
 */
export function attend(live: Live, userId: string): () => void {
  return live.subscribe(questionOf(userId), ({ ask }) => {
    if (typeof ask === 'string') live.publish(responseTo(ask), { is_here: true });
  });
}

/** Whether a user has the product open and visible, in any process. */
export async function isAttended(live: Live, userId: string): Promise<boolean> {
  const ask = newId();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const leave = live.subscribe(responseTo(ask), () => resolve(true));
  const timer = setTimeout(() => resolve(false), RESPOND_WITHIN_MS);
  try {
    await leave.ready;
    live.publish(questionOf(userId), { ask });
    return await promise;
  } finally {
    clearTimeout(timer);
    leave();
  }
}
