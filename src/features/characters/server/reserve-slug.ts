import { createHash, randomInt } from 'node:crypto';
import anyAscii from 'any-ascii';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { character_slugs } from '#db/schema/index.ts';
import { slugOf } from '../rules.ts';

/** Numbered slugs are tried up to this number, then ones with a random suffix. */
const NUMBERED = 9;
const RANDOM_ENDS = 36 ** 5;

/**
 * Reserves a slug for a name permanently in this transaction: the readable one, or `-2` … `-9`, or
 * a random suffix. Waits for a concurrent transaction that reserves the same slug.
 */
export async function reserveSlug(tx: Transaction, name: string): Promise<string> {
  const base = slugOf(name, anyAscii);
  for (let number = 1; ; number += 1) {
    const slug =
      number === 1
        ? base
        : `${base}-${number <= NUMBERED ? number : randomInt(RANDOM_ENDS).toString(36).padStart(5, '0')}`;
    const isErased = await tx.$count(
      character_slugs,
      eq(character_slugs.slug, slugTombstone(slug)),
    );
    if (isErased > 0) continue;
    const reserved = await tx
      .insert(character_slugs)
      .values({ slug })
      .onConflictDoNothing()
      .returning({ slug: character_slugs.slug });
    if (reserved.length > 0) return slug;
  }
}

/** A digest that keeps an erased character's slug reserved without storing it. */
export const slugTombstone = (slug: string): string =>
  `erased:${createHash('sha256').update(slug).digest('hex')}`;
