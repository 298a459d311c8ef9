import type { FoundFact } from '../../memory/rank-facts.ts';

export interface RecallQuery {
  chatId: string;
  /** The reply's id, or any id after the chat's last message. */
  beforeId: string;
  /** The user's new message; without it, the chat's last one before `beforeId`. */
  said?: string | undefined;
  /** Memories of a chat that this user does not own are never returned. */
  ownerId?: string | undefined;
  /** The maximum number of learned facts. */
  limit?: number;
}

export interface RecalledRow extends FoundFact {
  kind: 'pinned' | 'learned';
}
