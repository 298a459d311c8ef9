import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, message_variants, messages } from '#db/schema/index.ts';
import { readCharacterRow } from '#features/characters/server/index.ts';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { FieldError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import { DEFAULT_LIMIT } from '#shared/pagination.ts';
import type { Chat } from '../../contract.ts';
import {
  BrokenLine,
  parseChat,
  type ChatLine,
  type ParsedChat,
} from '../../sillytavern/parse-chat.ts';
import { readLastMessage } from '../last-message.ts';
import { findNamedMembers } from '../scenes/find-members.ts';
import { replaceMembers } from '../scenes/queries.ts';
import { readChat } from '../read-chat.ts';
import { judgeImport } from './judge-import.ts';
import { dropFields, keepFields } from './kept-fields.ts';

interface ChatImport {
  slug: string;
  bytes: Uint8Array;
}

interface NewChat {
  chatId: string;
  noticeId: string;
  characterId: string;
  said: ImportedLine[];
  /** The file's characters other than the chat's own, by name. */
  members: Map<string, string>;
}

type NewMessage = typeof messages.$inferInsert;
type ImportedLine = ChatLine & { id: string };

/** Rows per statement: each needs a dozen parameters. */
const ROWS_PER_INSERT = 500;

/**
 * Stores a SillyTavern chat as another chat with a character that the user can read. Lines of other
 * characters that the user has under the same name make it a scene. Either everything is stored or
 * nothing.
 * @throws AppError not_found, content_blocked; FieldError that names the broken line
 */
export async function importChat(ctx: UserContext, { slug, bytes }: ChatImport): Promise<Chat> {
  await ctx.limits.consume('create', ctx.caller.id);
  const character = await readCharacterRow(ctx, ctx.caller, slug);
  const { header, lines } = readFile(bytes);
  await judgeImport(ctx, lines, character.age);
  const members = await findNamedMembers(ctx, character, namesIn(lines));
  const chatId = newId();
  // Ids define the chat's order, so they are generated in order: the AI disclosure begins each chat.
  const noticeId = newId();
  const said = lines.map((line) => ({ ...line, id: newId() }));
  await keepFields(ctx, ctx.caller.id, chatId, {
    header,
    messages: Object.fromEntries(said.map(({ id, rest }) => [id, rest])),
  });
  try {
    await ctx.db.transaction((tx) =>
      store(tx, ctx, { chatId, noticeId, characterId: character.id, said, members }),
    );
  } catch (error) {
    await dropFields(ctx, ctx.caller.id, chatId);
    throw error;
  }
  ctx.live.publish(`user:${ctx.caller.id}`, { event: 'chats', data: {} });
  return readChat(ctx, chatId, { skip: 0, limit: DEFAULT_LIMIT });
}

function readFile(bytes: Uint8Array): ParsedChat {
  try {
    return parseChat(new TextDecoder().decode(bytes));
  } catch (error) {
    if (!(error instanceof BrokenLine)) throw error;
    const loc = ['body', 'file', error.line];
    throw new FieldError([{ loc, msg: error.message, type: 'broken_line' }]);
  }
}

async function store(
  tx: Transaction,
  ctx: UserContext,
  { chatId, noticeId, characterId, said, members }: NewChat,
): Promise<void> {
  const now = ctx.now();
  await tx.insert(chats).values({
    id: chatId,
    user_id: ctx.caller.id,
    character_id: characterId,
    is_main: false,
    title: 'Imported chat',
    rev: 1,
    message_count: said.length + 1,
    created_at: now,
  });
  await replaceMembers(tx, chatId, [...members.values()]);
  const lines = toRows(said, members, now);
  const begun_at = lines[0]?.created_at ?? now;
  const notice = { id: noticeId, sender: 'system' as const, content: AI_DISCLOSURE };
  const rows: NewMessage[] = [{ ...notice, created_at: begun_at, rev: 1 }, ...lines].map((row) => ({
    ...row,
    chat_id: chatId,
  }));
  await inParts(rows, (part) => tx.insert(messages).values(part));
  await inParts(said.flatMap(toVariants), (part) => tx.insert(message_variants).values(part));
  await tx
    .update(chats)
    .set({ ...(await readLastMessage(tx, chatId)), sorted_at: now })
    .where(eq(chats.id, chatId));
}

/** The speakers in the file other than the user, most lines first. */
function namesIn(lines: readonly ChatLine[]): string[] {
  const counts = new Map<string, number>();
  for (const { sender, name } of lines)
    if (sender === 'character' && name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/** A line without a readable time gets the time of the one before it. */
function toRows(
  said: readonly ImportedLine[],
  members: NewChat['members'],
  now: Date,
): Omit<NewMessage, 'chat_id'>[] {
  let created_at = said.find(({ sentAt }) => sentAt)?.sentAt ?? now;
  let reply_to: string | null = null;
  return said.map(({ id, sender, content, sentAt, versions, position, name, answers }, at) => {
    created_at = sentAt ?? created_at;
    const row = {
      id,
      sender,
      content,
      created_at,
      rev: 1,
      variant_count: versions?.length ?? 1,
      variant_index: position,
      reply_to: sender === 'character' ? reply_to : null,
      quoted_id: sender === 'user' ? findEarlier(said, answers, at) : null,
      character_id: (sender === 'character' && members.get(name)) || null,
    };
    reply_to = sender === 'user' ? id : null;
    return row;
  });
}

/** The message before `at` at this position, unless it is a notice. */
function findEarlier(said: readonly ImportedLine[], place: number | null, at: number) {
  const line = place !== null && place < at ? said[place] : undefined;
  return line && line.sender !== 'system' ? line.id : null;
}

const toVariants = ({ id, versions }: ImportedLine) =>
  versions && versions.length > 1
    ? versions.map((content, position) => ({
        message_id: id,
        position,
        content,
        status: 'done' as const,
      }))
    : [];

async function inParts<T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
    await insert(rows.slice(from, from + ROWS_PER_INSERT));
}
