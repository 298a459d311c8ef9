import { and, eq } from 'drizzle-orm';
import { memories } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, FieldError, found } from '#platform/errors.ts';
import type { ChangeMemory, Memory } from '../../contract-memories.ts';
import { MAX_FACT_LENGTH } from '../../memory/limits.ts';
import { checkMemory } from './add-memory.ts';
import { announceMemories } from './announce-memories.ts';
import { presentMemories } from './present-memory.ts';
import { enqueueEmbedding } from './embed-memories.ts';
import { findMemory, isActive, isOwn } from './queries.ts';

/**
 * Rewords, pins or unpins a memory. A fact then belongs to the user, and stays when its message is
 * deleted.
 * @throws AppError not_found, content_blocked; FieldError
 */
export async function changeMemory(
  ctx: UserContext,
  chatId: string,
  id: string,
  change: ChangeMemory,
): Promise<Memory> {
  const memory = await findMemory(ctx.db, ctx.caller.id, chatId, id);
  if (!memory) throw new AppError('not_found');
  requireFitting(memory.kind, change);
  const content = change.content === undefined ? undefined : await checkMemory(ctx, change.content);
  const isReworded = content !== undefined && content !== memory.content;
  const pinned = change.pinned === undefined ? undefined : change.pinned ? 'pinned' : 'learned';
  const changed = await ctx.db.transaction(async (tx) => {
    if (isReworded) await enqueueEmbedding(ctx, tx, chatId);
    return tx
      .update(memories)
      .set({
        ...(isReworded && { content, is_edited: true }),
        ...(pinned && { kind: pinned }),
        depends_on: null,
        updated_at: ctx.now(),
      })
      .where(and(eq(memories.id, id), isOwn(tx, ctx.caller.id, chatId), isActive))
      .returning({ id: memories.id });
  });
  if (changed.length === 0) throw new AppError('not_found');
  announceMemories(ctx, ctx.caller.id, chatId);
  const row = await findMemory(ctx.db, ctx.caller.id, chatId, id);
  const [presented] = await presentMemories(ctx, [found(row)]);
  return found(presented);
}

function requireFitting(kind: Memory['kind'], { content, pinned }: ChangeMemory): void {
  if (kind === 'summary' && pinned !== undefined)
    throw invalid('pinned', 'A summary cannot be pinned.');
  if (kind !== 'summary' && content !== undefined && content.trim().length > MAX_FACT_LENGTH)
    throw invalid('content', `Use at most ${MAX_FACT_LENGTH} characters.`);
}

const invalid = (field: string, msg: string) =>
  new FieldError([{ loc: ['body', field], msg, type: 'invalid_value' }]);
