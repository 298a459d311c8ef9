import type { UpdateCharacter } from '#features/characters/contract-changes.ts';
import { isSame, wireValue, type EditField, type EditValues } from './edit-values.ts';

/** One field in which two versions differ. */
export interface ConflictRow {
  field: EditField;
  mine: unknown;
  theirs: unknown;
}

const fieldsOf = (values: EditValues) => Object.keys(values) as EditField[];

/**
 * The fields in which `mine` (the refused change) and `current` (the stored version) differ.
 * Returns only those that both changed since `base`; without any, all of mine that differ.
 */
export function compareVersions(
  base: EditValues,
  current: EditValues,
  mine: UpdateCharacter,
): ConflictRow[] {
  const rows = (Object.keys(mine) as EditField[])
    .map((field) => ({ field, mine: mine[field] as unknown, theirs: wireValue(current, field) }))
    .filter((row) => !isSame(row.mine, row.theirs));
  const both = rows.filter((row) => !isSame(wireValue(base, row.field), row.theirs));
  return both.length > 0 ? both : rows;
}

/** The current version with my changes applied. */
export function rebaseValues(base: EditValues, current: EditValues, mine: EditValues): EditValues {
  const changed = fieldsOf(mine)
    .filter((field) => !isSame(wireValue(base, field), wireValue(mine, field)))
    .map((field) => [field, mine[field]]);
  return { ...current, ...Object.fromEntries(changed) } as EditValues;
}

/** The form with the fields of `rows` replaced by theirs. */
export function takeTheirs(
  values: EditValues,
  current: EditValues,
  rows: readonly ConflictRow[],
): EditValues {
  const given = rows.map(({ field }) => [field, current[field]]);
  return { ...values, ...Object.fromEntries(given) } as EditValues;
}
