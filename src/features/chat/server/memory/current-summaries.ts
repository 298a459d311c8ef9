import { sql } from 'drizzle-orm';
import type { PromptSummary } from '../../prompt/index.ts';

/** A column of a query on `chats`: the summaries that no other one replaces, oldest first. */
export const currentSummaries = sql<PromptSummary[]>`(
  SELECT coalesce(json_agg(json_build_object('id', s.id, 'level', s.level, 'from', s.from_message_id, 'upto', s.upto_message_id, 'content', s.content) ORDER BY s.from_message_id), '[]')
  FROM memories s
  WHERE s.chat_id = chats.id AND s.kind = 'summary' AND s.replaced_by IS NULL AND s.forgotten_at IS NULL AND s.from_message_id IS NOT NULL
)`.as('summaries');
