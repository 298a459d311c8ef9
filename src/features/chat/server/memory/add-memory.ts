import { memories } from '#db/schema/index.ts';
import { checkText, refuse } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Memory } from '../../contract-memories.ts';
import { MAX_MEMORIES } from '../../memory/limits.ts';
import { lockChat } from '../queries.ts';
import { announceMemories } from './announce-memories.ts';
import { enqueueEmbedding } from './embed-memories.ts';
import { presentMemories } from './present-memory.ts';
import { countFacts, findMemory } from './queries.ts';

/**
 * Pins a fact that the user wrote.
 * @throws AppError not_found, content_blocked, conflict at the maximum number of memories of a chat
 */
export async function addMemory(ctx: UserContext, chatId: string, text: string): Promise<Memory> {
  const content = await checkMemory(ctx, text);
  const id = newId();
  await ctx.db.transaction(async (tx) => {
    if (!(await lockChat(tx, ctx.caller.id, chatId))) throw new AppError('not_found');
    if ((await countFacts(tx, chatId)) >= MAX_MEMORIES)
      throw new AppError('conflict', {
        detail: `A chat remembers at most ${MAX_MEMORIES} facts. Forget some first.`,
      });
    const now = ctx.now();
    await tx
      .insert(memories)
      .values({ id, chat_id: chatId, kind: 'pinned', content, created_at: now, updated_at: now });
    await enqueueEmbedding(ctx, tx, chatId);
  });
  announceMemories(ctx, ctx.caller.id, chatId);
  const [memory] = await presentMemories(ctx, [
    found(await findMemory(ctx.db, ctx.caller.id, chatId, id)),
  ]);
  return found(memory);
}

/**
 * A memory's text as it is stored; the rules for messages apply.
 * @throws AppError content_blocked; conflict for words of a crisis, which a message answers
 */
export async function checkMemory(ctx: UserContext, text: string): Promise<string> {
  await ctx.limits.consume('send', ctx.caller.id);
  const content = text.trim().toWellFormed();
  const verdict = await checkText(ctx, {
    surface: 'chat_input',
    texts: [content],
    userId: ctx.caller.id,
  });
  if (verdict.outcome === 'block') refuse(verdict);
  if (verdict.outcome === 'crisis')
    throw new AppError('conflict', {
      detail: 'Please send this as a message so it can be answered.',
    });
  return content;
}
