import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { chats } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';

const FOLDER = 'chat-imports';
const KEY = /^chat-imports\/[^/]+\/([0-9a-f-]{36})\.json$/;
/** A younger file may belong to an import that is not stored yet. */
const ORPHAN_AFTER_MS = 3_600_000;
const BATCH = 200;

const Fields = z.record(z.string(), z.unknown());
const KeptFields = z.object({
  header: Fields,
  /** By the id of the stored message. */
  messages: z.record(z.string(), Fields),
});
export type KeptFields = z.infer<typeof KeptFields>;

const keyOf = (userId: string, chatId: string): string => `${FOLDER}/${userId}/${chatId}.json`;

/** Stores the fields of an imported chat that the product does not use, for its export. */
export const keepFields = (
  { storage }: Pick<Context, 'storage'>,
  userId: string,
  chatId: string,
  kept: KeptFields,
): Promise<void> => storage.put(keyOf(userId, chatId), Buffer.from(JSON.stringify(kept)));

export async function readKeptFields(
  { storage }: Pick<Context, 'storage'>,
  userId: string,
  chatId: string,
): Promise<KeptFields | undefined> {
  const bytes = await storage.get(keyOf(userId, chatId));
  return bytes ? KeptFields.parse(JSON.parse(bytes.toString())) : undefined;
}

export const dropFields = (
  { storage }: Pick<Context, 'storage'>,
  userId: string,
  chatId: string,
): Promise<void> => storage.remove(keyOf(userId, chatId));

/** Deletes the kept fields of all chats of a user. */
export async function eraseKeptFields(
  { storage }: Pick<Context, 'storage'>,
  userId: string,
): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of storage.list(`${FOLDER}/${userId}`)) keys.push(key);
  for (const key of keys) await storage.remove(key);
}

/** Deletes the kept fields of deleted chats. */
export async function sweepKeptFields(ctx: Context): Promise<void> {
  const before = ctx.now().getTime() - ORPHAN_AFTER_MS;
  let batch = new Map<string, string>();
  for await (const { key, modifiedAt } of ctx.storage.list(FOLDER)) {
    const id = KEY.exec(key)?.[1];
    if (id === undefined || modifiedAt.getTime() > before) continue;
    batch.set(id, key);
    if (batch.size < BATCH) continue;
    await removeGone(ctx, batch);
    batch = new Map();
  }
  await removeGone(ctx, batch);
}

async function removeGone(ctx: Context, batch: ReadonlyMap<string, string>): Promise<void> {
  if (batch.size === 0) return;
  const there = await ctx.db
    .select({ id: chats.id })
    .from(chats)
    .where(inArray(chats.id, [...batch.keys()]));
  const known = new Set(there.map(({ id }) => id));
  for (const [id, key] of batch) if (!known.has(id)) await ctx.storage.remove(key);
}
