import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, memories, messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { MAX_MEMORIES } from '../../memory/limits.ts';
import type { ParsedFact } from '../../memory/parse-facts.ts';
import { enqueueEmbedding } from './embed-memories.ts';
import { countFacts, isActive, isFact, lockLearner, markForgotten } from './queries.ts';

/** A message at the time when facts were extracted from it. */
export interface SourceTurn {
  id: string;
  sender: 'user' | 'character';
  content: string;
  variant_index: number;
  /** In a scene: the name of a character other than the chat's own. */
  speaker?: string | null;
}

interface Learned {
  chatId: string;
  /** The chat's `learned_upto` when the turns were read. */
  learnedUpto: string | null;
  turns: SourceTurn[];
  facts: ParsedFact[];
  /** Ids of the known facts, in the order that `replaces` counts. */
  known: string[];
}

/**
 * Stores what was learned and up to which message, in one transaction. Turns that changed
 * meanwhile, and those after them, are skipped. Undefined if another run was faster.
 */
export async function storeFacts(
  ctx: Context,
  { chatId, learnedUpto, turns, facts, known }: Learned,
): Promise<{ upto: string; learned: string[] } | undefined> {
  return ctx.db.transaction(async (tx) => {
    const chat = await lockLearner(tx, chatId);
    if (!chat || chat.learned_upto !== learnedUpto) return undefined;
    const unchanged = await selectUnchanged(tx, chatId, turns);
    const upto = unchanged.at(-1)?.id;
    if (upto === undefined) return undefined;
    const learned = await insertFacts(tx, ctx.now(), chatId, unchanged, facts, known);
    await tx.update(chats).set({ learned_upto: upto }).where(eq(chats.id, chatId));
    if (learned.length > 0) {
      await forgetOldest(tx, ctx.now(), chatId);
      await enqueueEmbedding(ctx, tx, chatId);
    }
    return { upto, learned };
  });
}

/** The first turns that are unchanged. */
async function selectUnchanged(
  tx: Transaction,
  chatId: string,
  turns: SourceTurn[],
): Promise<SourceTurn[]> {
  const ids = turns.map(({ id }) => id);
  const rows = await tx
    .select({
      id: messages.id,
      content: messages.content,
      variant_index: messages.variant_index,
      status: messages.status,
    })
    .from(messages)
    .where(and(eq(messages.chat_id, chatId), inArray(messages.id, ids)));
  const changed = turns.findIndex((turn) => {
    const row = rows.find(({ id }) => id === turn.id);
    const isSame =
      row?.content === turn.content &&
      row.variant_index === turn.variant_index &&
      (row.status === 'done' || row.status === 'stopped');
    return !isSame;
  });
  return changed === -1 ? turns : turns.slice(0, changed);
}

async function insertFacts(
  tx: Transaction,
  now: Date,
  chatId: string,
  turns: SourceTurn[],
  facts: ParsedFact[],
  known: string[],
): Promise<string[]> {
  const existing = await tx
    .select({ content: memories.content, depends_on: memories.depends_on })
    .from(memories)
    .where(and(eq(memories.chat_id, chatId), isFact, isActive));
  const held = new Set(existing.map(({ content }) => normalize(content)));
  const readBefore = await selectSources(
    tx,
    turns.map(({ id }) => id),
  );
  const learned: string[] = [];
  for (const { fact, turn, replaces } of facts) {
    const source = turns[turn];
    // A message that was already processed keeps its facts, including those that the user forgot.
    if (!source || readBefore.has(source.id) || held.has(normalize(fact))) continue;
    held.add(normalize(fact));
    const id = newId();
    // oxlint-disable-next-line no-await-in-loop
    await tx.insert(memories).values({
      id,
      chat_id: chatId,
      kind: 'learned',
      content: fact,
      source_message_id: source.id,
      depends_on: source.id,
      created_at: now,
      updated_at: now,
    });
    const older = replaces === undefined ? undefined : known[replaces];
    // oxlint-disable-next-line no-await-in-loop
    if (older) await replaceFact(tx, chatId, older, id);
    learned.push(fact);
  }
  return learned;
}

async function selectSources(tx: Transaction, ids: string[]): Promise<Set<string | null>> {
  const rows = await tx
    .selectDistinct({ id: memories.depends_on })
    .from(memories)
    .where(inArray(memories.depends_on, ids));
  return new Set(rows.map(({ id }) => id));
}

/** What the user pinned or reworded stays in addition to the newer fact. */
const replaceFact = (tx: Transaction, chatId: string, older: string, id: string) =>
  tx
    .update(memories)
    .set({ replaced_by: id })
    .where(
      and(
        eq(memories.id, older),
        eq(memories.chat_id, chatId),
        eq(memories.kind, 'learned'),
        eq(memories.is_edited, false),
        isActive,
      ),
    );

async function forgetOldest(tx: Transaction, now: Date, chatId: string): Promise<void> {
  const excess = (await countFacts(tx, chatId)) - MAX_MEMORIES;
  if (excess <= 0) return;
  const oldest = sql`SELECT id FROM memories WHERE chat_id = ${chatId} AND kind = 'learned'
    AND NOT is_edited AND replaced_by IS NULL AND forgotten_at IS NULL ORDER BY id LIMIT ${excess}`;
  await markForgotten(tx, chatId, oldest, now);
}

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
