import { and, asc, eq, getTableColumns, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { characters } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { comesAfter, nextTimeCursor, readTimeCursor } from '#platform/page-cursor.ts';
import type { ChangePublication } from '../contract-changes.ts';
import type { Character, CharacterSummary } from '../contract.ts';
import { checkCharacterTexts } from './check-character-texts.ts';
import { requireEditable } from './edit-character.ts';
import { presentCharacter, presentSummary } from './present.ts';
import { recordSuperuserAction } from './record-superuser-action.ts';
import { characterMediaJson, findCharacter, type CharacterRow } from './queries.ts';

type Columns = Partial<typeof characters.$inferInsert>;

/**
 * The owner requests or withdraws publication; a superuser approves or declines.
 * @param version the version that was reviewed; undefined accepts the current one
 * @throws AppError not_found, forbidden, content_blocked, conflict when the step does not fit the
 * state
 */
export async function changePublication(
  ctx: UserContext,
  slug: string,
  step: ChangePublication,
  version?: number,
): Promise<Character> {
  const row = await requireEditable(ctx, slug);
  if (version !== undefined && version !== row.version) throw new AppError('conflict');
  const change = await STEPS[step.action](ctx, row, step.note);
  await ctx.db.transaction(async (tx) => {
    const changed = await tx
      .update(characters)
      .set(change)
      .where(isUnchanged(row))
      .returning({ id: characters.id });
    if (changed.length === 0) throw new AppError('conflict');
    await recordSuperuserAction(tx, ctx, row, `publication.${step.action}`);
  });
  return presentCharacter(ctx, found(await findCharacter(ctx.db, slug)), ctx.caller);
}

/** Ensures that the reviewed text and state are published, not newer ones. */
function isUnchanged(row: CharacterRow): SQL | undefined {
  return and(
    eq(characters.id, row.id),
    eq(characters.version, row.version),
    eq(characters.is_public, row.is_public),
    sql`${characters.publication_asked_at} IS NOT DISTINCT FROM ${row.publication_asked_at?.toISOString() ?? null}::timestamptz`,
    isNull(characters.deleted_at),
  );
}

type Step = (ctx: UserContext, row: CharacterRow, note: string | undefined) => Promise<Columns>;

const STEPS: Record<ChangePublication['action'], Step> = {
  async request(ctx, row) {
    if (row.is_public)
      throw new AppError('conflict', { detail: 'This character is already public.' });
    if (row.portrait_status !== 'ready')
      throw new AppError('conflict', { detail: 'Its portrait must be drawn first.' });
    if (row.description.trim() === '')
      throw new AppError('conflict', {
        detail: 'Write a description first. It is what other people read.',
      });
    await checkCharacterTexts(ctx, row, row.age, { own: {} });
    // A repeated request keeps its place in the queue.
    return { publication_asked_at: row.publication_asked_at ?? ctx.now(), publication_note: null };
  },
  withdraw: async () => ({ is_public: false, publication_asked_at: null, publication_note: null }),
  async approve(ctx, row) {
    requireReview(ctx, row);
    await checkCharacterTexts(ctx, row, row.age, { author: null });
    return { is_public: true, publication_asked_at: null, publication_note: null };
  },
  async decline(ctx, row, note) {
    requireReview(ctx, row);
    return {
      is_public: false,
      publication_asked_at: null,
      publication_note: note || 'It was not accepted.',
    };
  },
};

function requireReview(ctx: UserContext, row: CharacterRow): void {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  if (!row.publication_asked_at)
    throw new AppError('conflict', { detail: 'There is no request to publish this character.' });
}

/** Characters that wait for review, the oldest request first. @throws AppError forbidden */
export async function listPublicationRequests(
  ctx: UserContext,
  page: { skip: number; limit: number; cursor?: string | undefined },
): Promise<{ data: CharacterSummary[]; count: number; next_cursor: string | null }> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const waiting = isNotNull(characters.publication_asked_at);
  const after = readTimeCursor('publications', page.cursor);
  const [rows, count] = await Promise.all([
    ctx.db
      .select({ ...getTableColumns(characters), media: characterMediaJson })
      .from(characters)
      .where(and(waiting, comesAfter(after, characters.publication_asked_at, characters.id, '>')))
      .orderBy(asc(characters.publication_asked_at), asc(characters.id))
      .limit(page.limit)
      .offset(page.skip),
    ctx.db.$count(characters, waiting),
  ]);
  const next_cursor = nextTimeCursor(
    'publications',
    rows,
    page.limit,
    ({ publication_asked_at: at, id }) => ({
      at,
      id,
    }),
  );
  return {
    data: rows.map((row) => presentSummary(ctx, row, ctx.caller.id)),
    count,
    next_cursor,
  };
}
