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
import { isFromOtherEngine, presentCharacter } from './present.ts';
import { findCharacter, type CharacterRow } from './queries.ts';
import { readCharacterRow } from './read-character.ts';
import { recordSuperuserAction } from './record-superuser-action.ts';

/**
 * The character, for a caller that can change it. @throws AppError not_found, forbidden when they
 * can only read it
 */
export async function requireEditable(ctx: UserContext, slug: string): Promise<CharacterRow> {
  const row = await readCharacterRow(ctx, ctx.caller, slug);
  if (!mayEdit(row, ctx.caller))
    throw new AppError('forbidden', { detail: 'Only its owner can change this character.' });
  return row;
}

/**
 * Changes the given fields. A changed appearance starts a new portrait; a public character stays
 * public only if its texts pass.
 * @param version the version that the change is based on; undefined accepts the current one
 * @throws AppError not_found, forbidden, content_blocked, conflict (with `current` and `yours`),
 * FieldError
 */
export async function editCharacter(
  ctx: UserContext,
  slug: string,
  given: UpdateCharacter,
  version: number | undefined,
): Promise<Character> {
  const row = await requireEditable(ctx, slug);
  const change = parseFor(row.sex, given);
  requireOffered(row.sex, change, { restricted: ctx.config.restrictedOptions, current: row });
  if (version !== undefined && version !== row.version) throw conflict(row, change, ctx);
  const own = changedByCaller(ctx, row, change);
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
    await recordSuperuserAction(tx, ctx, row, 'character.changed', Object.keys(change));
    if (redraws) await enqueuePreparing(ctx, tx, row);
    return true;
  });
  const current = await findCharacter(ctx.db, slug);
  // Deleted concurrently while the texts were checked.
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

/** The fields that the caller wrote; none for an imported card or another user's character. */
function changedByCaller(
  ctx: UserContext,
  row: CharacterRow,
  change: UpdateCharacter,
): UpdateCharacter {
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

/** Redraws the portrait, after a failure or on request. */
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
          // A retry and another engine draw the same person; a redraw by the same engine draws
          // another face.
          ...(row.portrait_status === 'ready' && !isFromOtherEngine(row, ctx.image.name)
            ? { portrait_seed: randomUUID() }
            : {}),
          version: sql`${characters.version} + 1`,
        })
        .where(eq(characters.id, row.id));
      await recordSuperuserAction(tx, ctx, row, 'character.redrawn');
      await enqueuePreparing(ctx, tx, row);
    });
  startPreparing(ctx, slug);
  return presentCharacter(ctx, found(await findCharacter(ctx.db, slug)), ctx.caller);
}
