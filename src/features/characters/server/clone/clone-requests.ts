import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { character_requests } from '#db/schema/index.ts';
import { AppError } from '#platform/errors.ts';
import type { CloneCharacter } from '../../contract-clone.ts';

/**
 * The Idempotency-Key of a clone as stored with the character. It includes the request, because the
 * result of the same picture may differ between two runs.
 */
export function cloneKey(key: string, input: CloneCharacter): string {
  const asked = [input.image_url, input.name ?? null, input.sex ?? null];
  return keyPrefix(key) + createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

const keyPrefix = (key: string): string => `clone:${key}:`;

/**
 * The slug that an earlier request with this key created, if there was one.
 * @throws AppError idempotency_mismatch when the earlier request was different
 */
export async function findEarlierClone(
  db: Db,
  userId: string,
  key: string,
  input: CloneCharacter,
): Promise<string | undefined> {
  const wanted = cloneKey(key, input);
  const rows = await db
    .select({ key: character_requests.key, slug: character_requests.slug })
    .from(character_requests)
    .where(
      and(
        eq(character_requests.user_id, userId),
        sql`starts_with(${character_requests.key}, ${keyPrefix(key)})`,
      ),
    );
  const found = rows.filter((row) => row.key.length === wanted.length);
  const same = found.find((row) => row.key === wanted);
  if (found.length > 0 && !same) throw new AppError('idempotency_mismatch');
  return same?.slug;
}
