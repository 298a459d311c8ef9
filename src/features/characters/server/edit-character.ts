import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { characters } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, FieldError, fieldIssues, found } from '#platform/errors.ts';
import { updateFor, type UpdateCharacter } from '../contract-changes.ts';
import type { Character } from '../contract.ts';
import { repairBook } from '../cards/repair-book.ts';
import { changesAppearance, mayEdit } from '../rules.ts';
import { checkCharacterTexts } from './check-character-texts.ts';
import { requireOffered } from './offered-options.ts';
import { enqueuePreparing, startPreparing } from './prepare-character.ts';
import { isOfOtherEngine, presentCharacter } from './present.ts';
import { findCharacter, type CharacterRow } from './queries.ts';
import { readCharacterRow } from './read-character.ts';
import { recordForeignAct } from './record-foreign-act.ts';

/** The character, for somebody who may change it. @throws AppError not_found, forbidden when it is only theirs to see */
export async function requireEditable(ctx: UserContext, slug: string): Promise<CharacterRow> {
  const row = await readCharacterRow(ctx, ctx.caller, slug);
  if (!mayEdit(row, ctx.caller))
    throw new AppError('forbidden', { detail: 'Only its owner can change this character.' });
  return row;
}

/**
 * Changes the fields that are given; a changed look asks for a new portrait, and a public character
 * stays public only while its texts pass the checks.
 * @param version the version that the change was made on; undefined: whatever stands
 * @throws AppError not_found, forbidden, content_blocked, conflict (with `current` and `yours`), FieldError
 */
export async function editCharacter(
  ctx: UserContext,
  slug: string,
  given: UpdateCharacter,
  version: number | undefined,
): Promise<Character> {
  const row = await requireEditable(ctx, slug);
  const change = parseFor(row.sex, given);
  requireOffered(row.sex, change, { restricted: ctx.config.restrictedOptions, kept: row });
  if (version !== undefined && version !== row.version) throw conflict(row, change, ctx);
  const own = ownChange(ctx, row, change);
  await checkCharacterTexts(ctx, { ...row, ...change }, change.age ?? row.age, { own });
  const redraws = changesAppearance(change, row);
  const changed = await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .update(characters)
      .set({
        ...change,
        ...(change.character_book === undefined
          ? {}
          : { character_book: repairBook(change.character_book) }),
        ...(redraws ? { portrait_status: 'pending' as const, portrait_failure: null } : {}),
        version: sql`${characters.version} + 1`,
        updated_at: ctx.now(),
      })
      .where(
        and(
          eq(characters.id, row.id),
          eq(characters.version, row.version),
          isNull(characters.deleted_at),
        ),
      )
      .returning({ id: characters.id });
    if (rows.length === 0) return false;
    await recordForeignAct(tx, ctx, row, 'character.changed', Object.keys(change));
    if (redraws) await enqueuePreparing(ctx, tx, row);
    return true;
  });
  const current = await findCharacter(ctx.db, slug);
  // Deleted in another tab while this was checked.
  if (!current || current.deleted_at) throw new AppError('not_found');
  if (!changed) throw conflict(current, change, ctx);
  if (redraws) startPreparing(ctx, slug);
  return presentCharacter(ctx, current, ctx.caller);
}

function parseFor(sex: CharacterRow['sex'], given: UpdateCharacter): UpdateCharacter {
  const parsed = updateFor(sex).safeParse(given);
  if (parsed.success) return parsed.data;
  throw new FieldError(fieldIssues(parsed.error.issues, 'body'));
}

/** The fields that the caller wrote anew; of what others wrote (a card, somebody else's character) nothing is theirs. */
function ownChange(ctx: UserContext, row: CharacterRow, change: UpdateCharacter): UpdateCharacter {
  if (row.card_source || row.owner_id !== ctx.caller.id) return {};
  const before = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
    ),
  );
}

const conflict = (row: CharacterRow, yours: UpdateCharacter, ctx: UserContext) =>
  new AppError('conflict', { extra: { current: presentCharacter(ctx, row, ctx.caller), yours } });

/** Draws the portrait anew: after a failure, or because another one is wanted. */
export async function redrawPortrait(ctx: UserContext, slug: string): Promise<Character> {
  const row = await requireEditable(ctx, slug);
  await ctx.limits.consume('create', ctx.caller.id);
  if (row.portrait_status !== 'pending')
    await ctx.db.transaction(async (tx) => {
      await tx
        .update(characters)
        .set({
          portrait_status: 'pending',
          portrait_failure: null,
          // What failed is tried again, and another engine draws the same person; what is there
          // of this engine was not liked: another face.
          ...(row.portrait_status === 'ready' && !isOfOtherEngine(row, ctx.image.name)
            ? { portrait_seed: randomUUID() }
            : {}),
          version: sql`${characters.version} + 1`,
        })
        .where(eq(characters.id, row.id));
      await recordForeignAct(tx, ctx, row, 'character.redrawn');
      await enqueuePreparing(ctx, tx, row);
    });
  startPreparing(ctx, slug);
  return presentCharacter(ctx, found(await findCharacter(ctx.db, slug)), ctx.caller);
}
