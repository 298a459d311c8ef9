import type { Context } from '#platform/context.ts';
import type { QuotedMessage } from '../../contract-quotes.ts';
import { MAX_QUOTE_LENGTH } from '../../limits.ts';
import { PHOTO_PREVIEW } from '../../rules.ts';
import { preview } from '../preview.ts';
import type { MessageRow } from '../message-queries.ts';
import { selectQuoted, type QuotedRow } from './queries.ts';

/** An answered message, as its answer shows it. */
export function presentQuote({ id, sender, speaker, content }: QuotedRow): QuotedMessage {
  return {
    id,
    sender: sender === 'user' ? 'user' : 'character',
    speaker,
    // A picture without a text.
    excerpt: preview(content.replace(/\s+/g, ' ').trim(), MAX_QUOTE_LENGTH) || PHOTO_PREVIEW,
  };
}

const gone = (id: string): QuotedMessage => ({ id, sender: null, speaker: null, excerpt: null });

/**
 * What these messages answer, by the answer's id. One statement, or none if nothing is answered.
 */
export async function readQuotes(
  ctx: Pick<Context, 'db'>,
  rows: readonly Pick<MessageRow, 'id' | 'chat_id' | 'quoted_id'>[],
): Promise<ReadonlyMap<string, QuotedMessage>> {
  const answers = rows.flatMap(({ id, quoted_id }) => (quoted_id ? [{ id, quoted_id }] : []));
  if (answers.length === 0) return new Map();
  const chats = [...new Set(rows.map(({ chat_id }) => chat_id))];
  const found = await selectQuoted(
    ctx.db,
    chats,
    answers.map(({ quoted_id }) => quoted_id),
  );
  const byId = new Map(found.map((row) => [row.id, presentQuote(row)]));
  return new Map(
    answers.map(({ id, quoted_id }) => [id, byId.get(quoted_id) ?? gone(quoted_id)] as const),
  );
}
