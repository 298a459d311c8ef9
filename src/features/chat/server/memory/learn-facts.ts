import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { characters, chats, messages, users } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { extractFacts, streamReply } from '#platform/models/text/index.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { buildFactsPrompt, type FactsRequest } from '../../memory/facts-prompt.ts';
import { parseFacts, type ParsedFact } from '../../memory/parse-facts.ts';
import { isAllowedText } from '../is-allowed-text.ts';
import { selectOpenReplies } from '../message-queries.ts';
import { nameInChat, personaJson } from '../settings/persona-in-chat.ts';
import { membersJson, speakerName } from '../scenes/queries.ts';
import { announceMemories } from './announce-memories.ts';
import { retrieveRows } from './retrieve-memories.ts';
import { storeFacts, type SourceTurn } from './store-facts.ts';

/** How many messages one engine request covers, and how many earlier ones provide context. */
const TURNS_AT_ONCE = 20;
const TURNS_BEFORE = 4;
/** Longer chats are learned from their end: the summary covers older facts. */
const BACKLOG = 60;
const KNOWN_LIMIT = 40;
const MAX_ANSWER_TOKENS = 400;

interface Learner {
  chatId: string;
  userId: string;
  learnedUpto: string | null;
  names: FactsRequest['names'];
}

/**
 * Learns from the messages since the last time, in order. Messages that change in the meantime are
 * left for the next time; a concurrent second run stores nothing.
 * @param is_due even if fewer messages than `MEMORY_EVERY` are new
 * @throws TextEngineError
 */
export async function learnFacts(
  ctx: Context,
  { chat_id, is_due = false }: { chat_id: string; is_due?: boolean | undefined },
): Promise<void> {
  const every = ctx.config.text.memoryEvery;
  if (every === 0) return;
  const learner = await findLearner(ctx, chat_id);
  if (!learner) return;
  const turns = await selectNewTurns(ctx, learner);
  if (turns.length < (is_due ? 1 : every)) return;
  let learnedUpto = learner.learnedUpto;
  for (let at = 0; at < turns.length; at += TURNS_AT_ONCE) {
    const batch = turns.slice(at, at + TURNS_AT_ONCE);
    const before =
      at === 0
        ? await selectTurnsBefore(ctx, chat_id, batch[0]!.id)
        : turns.slice(at - TURNS_BEFORE, at);
    const { facts, known } = await findFacts(ctx, learner, batch, before);
    const stored = await storeFacts(ctx, {
      chatId: chat_id,
      learnedUpto,
      turns: batch,
      facts,
      known,
    });
    if (!stored) return;
    if (stored.learned.length > 0) announceMemories(ctx, learner.userId, chat_id, stored.learned);
    if (stored.upto !== batch.at(-1)!.id) return;
    learnedUpto = stored.upto;
  }
}

async function findLearner({ db }: Context, chatId: string): Promise<Learner | undefined> {
  const [row] = await db
    .select({
      userId: chats.user_id,
      learnedUpto: chats.learned_upto,
      character: characters.name,
      user: users.full_name,
      persona: personaJson,
      members: membersJson,
    })
    .from(chats)
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .innerJoin(users, eq(users.id, chats.user_id))
    .where(and(eq(chats.id, chatId), isNull(chats.removed_at)));
  if (!row) return undefined;
  const user = nameInChat(row.user, row.persona);
  const others = row.members.map(({ name }) => firstName(name));
  const names = { char: firstName(row.character), user, others };
  return { chatId, userId: row.userId, learnedUpto: row.learnedUpto, names };
}

const turnColumns = {
  id: messages.id,
  sender: sql<'user' | 'character'>`${messages.sender}`,
  content: messages.content,
  variant_index: messages.variant_index,
  speaker: speakerName,
};
/** Members are called by their first name, like the others. */
const toNamed = <T extends { speaker: string | null }>(turn: T): T => ({
  ...turn,
  speaker: turn.speaker && firstName(turn.speaker),
});

const isTurn = sql`${messages.content_type} = 'text' AND ${messages.sender} <> 'system'
  AND ${messages.status} IN ('done', 'stopped') AND ${messages.content} <> ''`;

/** Unprocessed messages up to the turn whose reply is pending; oldest first. */
async function selectNewTurns(
  { db }: Context,
  { chatId, learnedUpto }: Learner,
): Promise<SourceTurn[]> {
  const [pending] = await selectOpenReplies(db, chatId);
  const rows = await db
    .select(turnColumns)
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, chatId),
        isTurn,
        learnedUpto ? gt(messages.id, learnedUpto) : undefined,
        pending ? lt(messages.id, pending.reply_to ?? pending.id) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(BACKLOG);
  return rows.reverse().map(toNamed);
}

async function selectTurnsBefore({ db }: Context, chatId: string, id: string) {
  const rows = await db
    .select(turnColumns)
    .from(messages)
    .where(and(eq(messages.chat_id, chatId), isTurn, lt(messages.id, id)))
    .orderBy(desc(messages.id))
    .limit(TURNS_BEFORE);
  return rows.reverse().map(toNamed);
}

/**
 * New facts that moderation allows, with the ids of the known facts that they were compared with.
 */
async function findFacts(
  ctx: Context,
  { chatId, userId, names }: Learner,
  turns: SourceTurn[],
  before: SourceTurn[],
): Promise<{ facts: ParsedFact[]; known: string[] }> {
  const said = turns.map(({ content }) => content.slice(0, 800 / turns.length)).join('\n');
  const { pinned, learned } = await retrieveRows(ctx, {
    chatId,
    beforeId: turns[0]!.id,
    said,
    limit: KNOWN_LIMIT,
  });
  const rows = [...learned, ...pinned.slice(0, KNOWN_LIMIT)];
  const request = { turns, before, known: rows.map(({ content }) => content), names };
  const facts = ctx.text.is_demo ? extractFacts(request) : await askEngine(ctx, request);
  const allowed: ParsedFact[] = [];
  // One after the other: each may leave a record.
  for (const fact of facts)
    // oxlint-disable-next-line no-await-in-loop
    if (await isAllowedText(ctx, fact.fact, userId)) allowed.push(fact);
  return { facts: allowed, known: rows.map(({ id }) => id) };
}

async function askEngine(ctx: Context, request: FactsRequest): Promise<ParsedFact[]> {
  let answer = '';
  const asked = {
    messages: buildFactsPrompt(request),
    max_tokens: MAX_ANSWER_TOKENS,
    sampling: { temperature: 0 },
  };
  for await (const part of streamReply(ctx.text, asked))
    if (part.type === 'delta') answer += part.text;
  return parseFacts(answer, { turns: request.turns.length, known: request.known.length });
}
