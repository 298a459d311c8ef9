import type { Chat } from '#features/chat/contract.ts';
import { isUnfinished } from './message-order.ts';

const FIRST_DELAY_MS = 1_000;
const INTERVAL_MS = 2_000;
const MAX_ATTEMPTS = 15;

interface PollDeps {
  readChat(): Promise<Chat>;
  onChat(chat: Chat): void;
  /**
   * Whether nothing more is expected: pages omit unfinished messages, and a picture follows its
   * reply.
   */
  isDone(): boolean;
  /** Resolves after `ms`, or at once when `signal` aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  onError(error: unknown): void;
}

/**
 * Polls for a reply while the event stream is unavailable: first after 1 s, then every 2 s, at most
 * 15 times. Ends with true when the count exceeds `countBefore`, the last message is a finished one
 * of the other side, and `isDone`.
 */
export async function pollReply(
  countBefore: number,
  deps: PollDeps,
  signal: AbortSignal,
): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await deps.wait(attempt === 0 ? FIRST_DELAY_MS : INTERVAL_MS, signal);
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
