import type { Caller, Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { Character } from '../contract.ts';
import { mayEdit } from '../rules.ts';
import { presentCharacter } from './present.ts';
import { findCharacter, type CharacterRow } from './queries.ts';

/** Everyone can read public characters; others only their owner and superusers. */
export function mayRead(
  row: Pick<CharacterRow, 'is_public' | 'owner_id' | 'deleted_at'>,
  caller: Caller | null,
): boolean {
  return row.deleted_at === null && (row.is_public || mayEdit(row, caller));
}

/** @throws AppError not_found when there is none, or none for this caller */
export async function readCharacter(
  ctx: Context,
  caller: Caller | null,
  slug: string,
): Promise<Character> {
  return presentCharacter(ctx, await readCharacterRow(ctx, caller, slug), caller);
}

/** The stored row, for other features. @throws AppError not_found */
export async function readCharacterRow(
  ctx: Context,
  caller: Caller | null,
  slug: string,
): Promise<CharacterRow> {
  const row = await findCharacter(ctx.db, slug);
  if (!row || !mayRead(row, caller)) throw new AppError('not_found');
  return row;
}
