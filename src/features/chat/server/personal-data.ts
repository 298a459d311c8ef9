import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import { characters, chats, memories, message_variants, messages } from '#db/schema/index.ts';
import type { EraseStep, ExportSource } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import { jsonLines } from '#shared/json-lines.ts';
import { exportedPath } from './attachments/personal-data.ts';
import { selectAttachments } from './attachments/queries.ts';
import { removeFolder } from './attachments/remove-files.ts';
import type { ChatRow } from './queries.ts';
import type { MessageRow } from './message-queries.ts';
import { FOLDER as RECORDINGS } from './recordings/files.ts';
import { exportedRecording } from './recordings/personal-data.ts';
import { selectRecordings } from './recordings/queries.ts';
import { selectMembers, speakerName } from './scenes/queries.ts';
import { selectChatLorebooks } from './settings/queries.ts';
import { presentSettings } from './settings/read-settings.ts';
import { eraseKeptFields, readKeptFields } from './sillytavern/kept-fields.ts';

const PAGE = 500;

type ExportedRow = MessageRow & { speaker: string | null };
type ExportedLine = ExportedRow & {
  variants: string[];
  attachment: string | undefined;
  recording: string | undefined;
};

/** Every conversation for a data export: one file each, one message per line. */
export const chatExport: ExportSource = {
  title: 'Chats',
  about:
    'Your conversations. The first line of each file is the chat itself with its memories, each other line is a message, oldest first. An imported chat has a second file with its other imported data.',
  async count(ctx, userId) {
    const rows = await ctx.db
      .select({ messages: chats.message_count })
      .from(chats)
      .where(eq(chats.user_id, userId));
    return rows.reduce((sum, row) => sum + 1 + row.messages, 0);
  },
  async *files(ctx, userId, done) {
    let after: string | undefined;
    for (;;) {
      const [found] = await ctx.db
        .select({ chat: chats, character: { name: characters.name, slug: characters.slug } })
        .from(chats)
        .innerJoin(characters, eq(characters.id, chats.character_id))
        .where(and(eq(chats.user_id, userId), after ? gt(chats.id, after) : undefined))
        .orderBy(asc(chats.id))
        .limit(1);
      if (!found) return;
      const { chat, character } = found;
      after = chat.id;
      yield {
        path: `chats/${character.slug}-${chat.id}.jsonl`,
        content: conversation(ctx, chat, character, done),
      };
      const kept = await readKeptFields(ctx, userId, chat.id);
      if (kept)
        yield {
          path: `chats/${character.slug}-${chat.id}-import.json`,
          content: JSON.stringify(kept),
        };
      done(1);
    }
  },
};

async function* conversation(
  ctx: Context,
  chat: ChatRow,
  character: { name: string; slug: string },
  done: (pieces: number) => void,
): AsyncGenerator<string> {
  const { id, greeting, summary, created_at, removed_at } = chat;
  const members = await selectMembers(ctx.db, id);
  const settings = presentSettings(chat, await selectChatLorebooks(ctx.db, id), members);
  const remembered = await selectMemories(ctx, id);
  yield `${JSON.stringify({ id, character, greeting, summary, settings, created_at, removed_at, memories: remembered })}\n`;
  yield* jsonLines<ExportedLine>(async (last) => {
    const page = await ctx.db
      .select({ ...getTableColumns(messages), speaker: speakerName })
      .from(messages)
      .where(and(eq(messages.chat_id, id), last ? gt(messages.id, last.id) : undefined))
      .orderBy(asc(messages.id))
      .limit(PAGE);
    done(page.length);
    return withVariants(ctx, page);
  }, presentLine);
}

/** Everything that is stored, including what was replaced or recently forgotten. */
const selectMemories = (ctx: Context, chatId: string) =>
  ctx.db
    .select({
      kind: memories.kind,
      content: memories.content,
      source_message_id: memories.source_message_id,
      created_at: memories.created_at,
      updated_at: memories.updated_at,
    })
    .from(memories)
    .where(eq(memories.chat_id, chatId))
    .orderBy(asc(memories.created_at), asc(memories.id));

async function withVariants(ctx: Context, page: ExportedRow[]): Promise<ExportedLine[]> {
  const all = page.map(({ id }) => id);
  const pictures = await selectAttachments(ctx.db, all);
  const recordings = await selectRecordings(ctx.db, all);
  const ids = page.filter((row) => row.variant_count > 1).map((row) => row.id);
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(message_variants)
          .where(inArray(message_variants.message_id, ids))
          .orderBy(asc(message_variants.message_id), asc(message_variants.position));
  return page.map((row) => ({
    ...row,
    variants: rows.filter(({ message_id }) => message_id === row.id).map(({ content }) => content),
    attachment: pictures.find(({ message_id }) => message_id === row.id)?.id,
    recording: recordings.find(({ message_id }) => message_id === row.id)?.id,
  }));
}

function presentLine({ id, sender, content, content_type, ...row }: ExportedLine) {
  const { speaker, status, feedback, created_at, edited_at, variants, attachment, recording } = row;
  const { quoted_id, reaction } = row;
  return {
    id,
    sender,
    ...(speaker && { speaker }),
    content,
    content_type,
    ...(quoted_id && { reply_to_id: quoted_id }),
    ...(attachment && { attachment: exportedPath(attachment) }),
    ...(recording && { recording: exportedRecording(recording) }),
    status,
    created_at,
    ...(edited_at && { edited_at }),
    ...(feedback && { feedback }),
    ...(reaction && { reaction }),
    ...(variants.length > 0 && { variants }),
  };
}

/**
 * Deletes a person's conversations with all their messages. Queued jobs first, while their ids are
 * known.
 */
export const eraseChats: EraseStep = async (ctx, { id }) => {
  const own = eq(chats.user_id, id);
  const said = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .where(own);
  const begun = await ctx.db.select({ id: chats.id }).from(chats).where(own);
  await ctx.jobs.forgetAbout([...begun, ...said].map((row) => row.id));
  await ctx.db.delete(chats).where(own);
  await removeFolder(ctx, `uploads/${id}`);
  await removeFolder(ctx, `${RECORDINGS}/${id}`);
  await eraseKeptFields(ctx, id);
};
