import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { character_requests, characters } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { CreateCharacter } from '../contract-changes.ts';
import type { Character } from '../contract.ts';
import { repairBook } from '../cards/repair-book.ts';
import { writeTexts } from '../cast/persona/index.ts';
import { checkCharacterTexts } from './check-character-texts.ts';
import { requireOffered } from './offered-options.ts';
import { enqueuePreparing, startPreparing } from './prepare-character.ts';
import { presentCharacter } from './present.ts';
import { findCharacter } from './queries.ts';
import { reserveSlug } from './reserve-slug.ts';

export interface CreationExtra {
  /** The Idempotency-Key: a repeated request with the same key has no second effect. */
  key?: string | undefined;
  /** The original imported card. */
  cardSource?: Record<string, unknown> | undefined;
  surface?: 'character' | 'card' | 'clone';
  /** Set when files were stored for the character before its row. */
  id?: string;
  /** True when the limits were already consumed and the texts already checked with others. */
  isAdmitted?: boolean;
  /** Called in the transaction that stores the character, for rows that belong to it. */
  alongside?: (tx: Transaction, characterId: string) => Promise<void>;
}

/** The same request ran concurrently. */
class RepeatedCreation extends Error {}

/**
 * Stores a new private character of the caller, with template texts where none are given, and
 * starts its portrait.
 * @throws AppError content_blocked, idempotency_mismatch, rate_limited; FieldError
 */
export async function createCharacter(
  ctx: UserContext,
  input: CreateCharacter,
  extra: CreationExtra = {},
): Promise<Character> {
  if (!extra.isAdmitted) await ctx.limits.consume('create', ctx.caller.id);
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const earlier = await findEarlier(ctx.db, ctx.caller.id, extra.key, digest);
  if (earlier) return readOwn(ctx, earlier);
  requireOffered(input.sex, input, { restricted: ctx.config.restrictedOptions });
  if (!extra.isAdmitted)
    await checkCharacterTexts(ctx, input, input.age, { surface: extra.surface });
  try {
    const slug = await ctx.db.transaction((tx) => store(ctx, tx, input, extra, digest));
    startPreparing(ctx, slug);
    return await readOwn(ctx, slug);
  } catch (error) {
    if (!(error instanceof RepeatedCreation)) throw error;
    return readOwn(ctx, found(await findEarlier(ctx.db, ctx.caller.id, extra.key, digest)));
  }
}

async function store(
  ctx: UserContext,
  tx: Transaction,
  input: CreateCharacter,
  { key, cardSource, alongside, id = newId() }: CreationExtra,
  digest: string,
): Promise<string> {
  const slug = await reserveSlug(tx, input.name);
  if (key) {
    const inserted = await tx
      .insert(character_requests)
      .values({ user_id: ctx.caller.id, key, digest, slug, created_at: ctx.now() })
      .onConflictDoNothing()
      .returning({ slug: character_requests.slug });
    if (inserted.length === 0) throw new RepeatedCreation();
  }
  // A card's texts are used as they are, even empty ones.
  const written = cardSource ? NO_TEXTS : writeTexts(input, slug);
  const given = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== ''),
  ) as CreateCharacter;
  await tx.insert(characters).values({
    ...written,
    ...given,
    opening_message: input.opening_message || written.opening_message || null,
    character_book: repairBook(input.character_book),
    id,
    slug,
    owner_id: ctx.caller.id,
    is_public: false,
    card_source: cardSource ?? null,
    extensions: extensionsOf(cardSource),
    portrait_status: 'pending',
    created_at: ctx.now(),
    updated_at: ctx.now(),
  });
  await alongside?.(tx, id);
  await enqueuePreparing(ctx, tx, { id, slug });
  return slug;
}

const NO_TEXTS = { persona: '', opening_message: '', scenario: '', example_dialogue: '' };

/** The extensions of an imported card, in either version's layout. */
function extensionsOf(card: Record<string, unknown> | undefined): Record<string, unknown> {
  const data = (card?.['data'] ?? card) as { extensions?: unknown } | undefined;
  const { extensions } = data ?? {};
  return extensions && typeof extensions === 'object' && !Array.isArray(extensions)
    ? (extensions as Record<string, unknown>)
    : {};
}

async function findEarlier(
  db: Db,
  userId: string,
  key: string | undefined,
  digest: string,
): Promise<string | undefined> {
  if (!key) return undefined;
  const [row] = await db
    .select()
    .from(character_requests)
    .where(and(eq(character_requests.user_id, userId), eq(character_requests.key, key)));
  if (row && row.digest !== digest) throw new AppError('idempotency_mismatch');
  return row?.slug;
}

async function readOwn(ctx: UserContext, slug: string): Promise<Character> {
  const row = await findCharacter(ctx.db, slug);
  if (!row || row.deleted_at)
    throw new AppError('not_found', { detail: 'This character has since been deleted.' });
  return presentCharacter(ctx, row, ctx.caller);
}
