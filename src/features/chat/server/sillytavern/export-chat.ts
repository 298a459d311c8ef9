import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { message_variants, messages } from '#db/schema/index.ts';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { jsonLines } from '#shared/json-lines.ts';
import { lookUp } from '#shared/look-up.ts';
import { formatHeader, formatMessage } from '../../sillytavern/format-chat.ts';
import { selectAttachments } from '../attachments/queries.ts';
import { findChatView } from '../queries.ts';
import type { MessageRow } from '../message-queries.ts';
import { speakerName } from '../scenes/queries.ts';
import { readKeptFields } from './kept-fields.ts';

const PAGE = 500;

interface ExportedChat {
  filename: string;
  lines: AsyncGenerator<string>;
}

/**
 * A chat in SillyTavern's format, the oldest message first. A greeting is its first line, a picture
 * is its description, and unfinished messages and the product's AI notice are omitted.
 * @throws AppError not_found
 */
export async function exportChat(ctx: UserContext, chatId: string): Promise<ExportedChat> {
  const chat = await findChatView(ctx.db, ctx.caller.id, chatId);
  if (!chat) throw new AppError('not_found');
  const kept = await readKeptFields(ctx, ctx.caller.id, chatId);
  const names = { user: ctx.caller.fullName, character: chat.character.name };
  async function* lines(): AsyncGenerator<string> {
    yield toLine(formatHeader(names, chat!.created_at, kept?.header));
    const places = new Map<string, number>();
    const placeOf = (id: string | null) => (id === null ? undefined : places.get(id));
    const greetings = chat!.greeting ? 1 : 0;
    if (chat!.greeting) yield toLine(formatMessage(greetingOf(chat!), names));
    yield* jsonLines<ExportRow>(
      (last) => readPage(ctx.db, chatId, last?.id),
      (row) => {
        places.set(row.id, greetings + places.size);
        return formatMessage(
          {
            ...row,
            createdAt: row.created_at,
            position: row.variant_index,
            image: row.attachment && `${row.attachment}.webp`,
            picture: row.content_type === 'text' ? null : row.content,
            answers: placeOf(row.quoted_id),
            kept: kept && lookUp(kept.messages, row.id),
          },
          names,
        );
      },
    );
  }
  const day = ctx.now().toISOString().slice(0, 10);
  return { filename: `${chat.character.slug}-${day}.jsonl`, lines: lines() };
}

const toLine = (fields: Record<string, unknown>): string => `${JSON.stringify(fields)}\n`;

const greetingOf = ({ greeting, created_at }: { greeting: string | null; created_at: Date }) => ({
  sender: 'character' as const,
  speaker: null,
  content: greeting ?? '',
  createdAt: created_at,
  versions: [],
  position: 0,
  picture: null,
  image: undefined,
  answers: undefined,
  kept: undefined,
});

type ExportRow = MessageRow & {
  speaker: string | null;
  versions: string[];
  /** The id of the picture that the user sent with it. */
  attachment: string | undefined;
};

async function readPage(db: Db, chatId: string, after: string | undefined): Promise<ExportRow[]> {
  const rows = await db
    .select({ ...getTableColumns(messages), speaker: speakerName })
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, chatId),
        after ? gt(messages.id, after) : undefined,
        sql`status NOT IN ('pending', 'streaming', 'making', 'failed')`,
        sql`NOT (sender = 'system' AND content = ${AI_DISCLOSURE})`,
      ),
    )
    .orderBy(asc(messages.id))
    .limit(PAGE);
  const ids = rows.filter((row) => row.variant_count > 1).map(({ id }) => id);
  const variants =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(message_variants)
          .where(inArray(message_variants.message_id, ids))
          .orderBy(asc(message_variants.position));
  const pictures = await selectAttachments(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    attachment: pictures.find(({ message_id }) => message_id === row.id)?.id,
    versions: variants
      .filter(({ message_id }) => message_id === row.id)
      .map(({ content }) => content),
  }));
}
