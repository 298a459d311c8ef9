import { and, desc, eq, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Db, Queryable } from '#db/client.ts';
import { characters } from '#db/schema/index.ts';
import type { CharacterSort } from '../../contract.ts';
import { FILTER_FIELDS, type FilterField } from '../../filter-fields.ts';
import type { SummaryRow } from '../queries.ts';
import { readRows, stamp } from './summary-cache.ts';

export interface CharacterFilter extends Partial<Record<FilterField, string[] | undefined>> {
  sex?: 'female' | 'male' | undefined;
  style?: 'realistic' | 'anime' | undefined;
  /** Years, both included. */
  age_min?: number | undefined;
  age_max?: number | undefined;
  /** Only what this user made; without it, only what is public. */
  ownerId?: string | undefined;
}

/** The last row of the page before, by what its sort goes by. */
export type ListPosition =
  | { sort: 'popular'; chatCount: number; rank: number; id: string }
  | { sort: 'newest'; createdAt: Date; id: string };

export interface ListPage {
  sort: CharacterSort;
  skip: number;
  limit: number;
  after?: ListPosition | undefined;
}

/** So few matches are found by an index on what is filtered and sorted; more are met on a walk in order. */
const FEW = 4000;

/** True when the filter goes by more than sex and style. */
export function isFiltered(filter: CharacterFilter): boolean {
  return (
    filter.age_min !== undefined ||
    filter.age_max !== undefined ||
    FILTER_FIELDS.some((field) => filter[field]?.length)
  );
}

/**
 * One page in order. `count` is the number of all matches: the way of looking depends on it, because
 * the planner takes columns for independent and would walk the whole table for a rare combination.
 */
export async function selectSummaries(
  db: Db,
  filter: CharacterFilter,
  page: ListPage,
  count: number,
): Promise<SummaryRow[]> {
  if (count === 0 || (!page.after && page.skip >= count)) return [];
  const few = isFiltered(filter) && !filter.ownerId && count <= FEW;
  const where = and(matching(filter), page.after && beyond(page.after));
  const rows = await db
    .select({ id: characters.id, stamp })
    .from(characters)
    .where(few ? sql`id IN (${chooseFew(filter, page)})` : where)
    .orderBy(...order(page.sort))
    .limit(page.limit)
    .offset(few || page.after ? 0 : page.skip);
  return readRows(db, rows, matching(filter));
}

/** The ids of the page, found among all matches first and sorted then: MATERIALIZED forbids the walk. */
function chooseFew(filter: CharacterFilter, page: ListPage): SQL {
  const sorting = page.sort === 'newest' ? sql`created_at` : sql`chat_count, rank`;
  const by = page.sort === 'newest' ? sql`created_at DESC` : sql`chat_count DESC, rank DESC`;
  return sql`
    WITH found AS MATERIALIZED (
      SELECT id, ${sorting} FROM characters
      WHERE ${and(matching(filter), page.after && beyond(page.after))}
    )
    SELECT id FROM found ORDER BY ${by}, id DESC
    LIMIT ${page.limit} OFFSET ${page.after ? 0 : page.skip}`;
}

export function order(sort: CharacterSort): SQL[] {
  return sort === 'newest'
    ? [desc(characters.created_at), desc(characters.id)]
    : [desc(characters.chat_count), desc(characters.rank), desc(characters.id)];
}

function beyond(after: ListPosition): SQL {
  return after.sort === 'newest'
    ? sql`(characters.created_at, characters.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql`(characters.chat_count, characters.rank, characters.id) < (${after.chatCount}::bigint, ${after.rank}::bigint, ${after.id}::uuid)`;
}

export function matching({ ownerId, sex, style, ...filter }: CharacterFilter): SQL | undefined {
  return and(
    ownerId
      ? and(eq(characters.owner_id, ownerId), isNull(characters.deleted_at))
      : sql`characters.is_public`,
    sex && eq(characters.sex, sex),
    style && eq(characters.style, style),
    filter.age_min === undefined ? undefined : gte(characters.age, filter.age_min),
    filter.age_max === undefined ? undefined : lte(characters.age, filter.age_max),
    ...FILTER_FIELDS.map((field) => {
      const wanted = filter[field];
      return wanted?.length ? inArray(characters[field], wanted) : undefined;
    }),
  );
}

/** All that match. Public counts are kept by triggers; an owner's few are counted. */
export async function countCharacters(db: Queryable, filter: CharacterFilter): Promise<number> {
  if (filter.ownerId) return db.$count(characters, matching(filter));
  if (isFiltered(filter)) return countFacets(db, filter);
  const [row] = await db.select({ count: publicCount(filter) }).from(sql`(VALUES (0)) AS one`);
  return row?.count ?? 0;
}

export const publicCount = ({ sex, style }: CharacterFilter) =>
  sql<number>`(SELECT coalesce(sum(count), 0)::int FROM public_character_counts WHERE sex_style LIKE ${`${sex ?? '%'}:${style ?? '%'}`})`;

/** Adds up the kinds of characters that fit (see migration 0003): narrow rows, none of a character. */
async function countFacets(db: Queryable, filter: CharacterFilter): Promise<number> {
  const { sex, style, age_min: from, age_max: to } = filter;
  const conditions = and(
    sex && sql`sex = ${sex}`,
    style && sql`style = ${style}`,
    from === undefined ? undefined : sql`age >= ${from}`,
    to === undefined ? undefined : sql`age <= ${to}`,
    ...FILTER_FIELDS.map((field) => {
      const wanted = filter[field];
      return wanted?.length ? sql`${sql.identifier(field)} IN ${wanted}` : undefined;
    }),
  );
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT coalesce(sum(count), 0)::int AS count FROM public_character_facets WHERE ${conditions}`,
  );
  return rows[0]?.count ?? 0;
}
