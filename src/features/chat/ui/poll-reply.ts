import type { Chat } from '#features/chat/contract.ts';
import { isUnfinished } from './message-order.ts';

const FIRST_WAIT = 1_000;
const INTERVAL = 2_000;
const MOST_TRIES = 15;

interface PollDeps {
  readChat(): Promise<Chat>;
  onChat(chat: Chat): void;
  /** Whether nothing is waited for any more: pages leave out what is under way, and a picture comes after its reply. */
  isDone(): boolean;
  /** Resolves after `ms`, or at once when `signal` aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  onError(error: unknown): void;
}

/**
 * The specified fallback when the event stream cannot be held: first after 1 s, then every 2 s,
 * at most 15 reads, until the count has grown past `countBefore` and the last message is a
 * finished one of the other side, and `isDone`. True when the reply came.
 */
export async function pollReply(
  countBefore: number,
  deps: PollDeps,
  signal: AbortSignal,
): Promise<boolean> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    await deps.wait(attempt === 0 ? FIRST_WAIT : INTERVAL, signal);
    if (signal.aborted) return false;
    try {
      const chat = await deps.readChat();
      if (signal.aborted) return false;
      deps.onChat(chat);
      const last = chat.messages.at(-1);
      const hasReply = last !== undefined && last.sender !== 'user' && !isUnfinished(last);
      if (chat.count > countBefore && hasReply && deps.isDone()) return true;
    } catch (error) {
      deps.onError(error);
    }
  }
  return false;
}
