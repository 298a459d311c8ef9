import type { OptionField, OptionLists } from './option-lists.ts';
import type { Option, Sex } from './shared-options.ts';
import { FEMALE_OPTIONS } from './female.ts';
import { MALE_OPTIONS } from './male.ts';

/**
 * Values that an installation does not offer: `id` for every field with it, or `field:id` for one.
 */
export type Restricted = readonly string[];

/** The chosen or stored values of list fields. */
export type Chosen = { [F in OptionField]?: string | readonly string[] | null | undefined };

const LISTS: Record<Sex, OptionLists> = { female: FEMALE_OPTIONS, male: MALE_OPTIONS };
const SEXES = ['female', 'male'] as const;

const isRestricted = (restricted: Restricted, field: OptionField, id: string): boolean =>
  restricted.includes(id) || restricted.includes(`${field}:${id}`);

const includesId = (value: string | readonly string[] | null | undefined, id: string): boolean =>
  Array.isArray(value) ? value.includes(id) : value === id;

/**
 * The lists of one sex without restricted values; the values of `current`, a stored character, stay.
 */
export function offeredOptions(
  sex: Sex,
  restricted: Restricted,
  current: Chosen = {},
): Readonly<OptionLists> {
  if (restricted.length === 0) return LISTS[sex];
  return Object.fromEntries(
    (Object.entries(LISTS[sex]) as [OptionField, readonly Option[]][]).map(([field, options]) => [
      field,
      options.filter(
        ({ id }) => !isRestricted(restricted, field, id) || includesId(current[field], id),
      ),
    ]),
  );
}

/**
 * The choices with every restricted value replaced by the first offered one; restricted hobbies are
 * removed. For choices of the product; a user's restricted choice is refused instead.
 */
export function replaceRestricted<T extends Chosen>(
  sex: Sex,
  restricted: Restricted,
  chosen: T,
): T {
  if (restricted.length === 0) return chosen;
  const lists = offeredOptions(sex, restricted);
  const replaced: Chosen = {};
  for (const [field, options] of Object.entries(lists) as [OptionField, readonly Option[]][]) {
    const value = chosen[field];
    const isOffered = (id: string) => options.some((option) => option.id === id);
    if (typeof value === 'string') replaced[field] = isOffered(value) ? value : options[0]!.id;
    else if (value) replaced[field] = value.filter(isOffered);
  }
  return { ...chosen, ...replaced };
}

/** The problem of a list of restricted values as a message; undefined when it is valid. */
export function findRestrictionProblem(restricted: Restricted): string | undefined {
  const known = new Set(
    SEXES.flatMap((sex) =>
      Object.entries(LISTS[sex]).flatMap(([field, options]) =>
        options.flatMap(({ id }) => [id, `${field}:${id}`]),
      ),
    ),
  );
  const unknown = restricted.filter((value) => !known.has(value));
  if (unknown.length > 0)
    return `RESTRICTED_OPTIONS names what no list has: ${unknown.join(', ')}; write ids as GET /api/v1/characters/options shows them, or field:id.`;
  for (const sex of SEXES)
    for (const [field, options] of Object.entries(offeredOptions(sex, restricted)))
      if (!isEnough(options, LISTS[sex][field as OptionField]!))
        return `RESTRICTED_OPTIONS leaves nothing to choose for the ${field} of a ${sex} character: leave at least one value there, and one of the wizard’s if it has any.`;
  return undefined;
}

/** Whether options remain, also in the wizard if it has this field. */
const isEnough = (left: readonly Option[], all: readonly Option[]): boolean =>
  left.some(({ wizard }) => wizard) || (left.length > 0 && !all.some(({ wizard }) => wizard));
