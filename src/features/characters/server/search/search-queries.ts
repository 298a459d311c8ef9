import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { characters } from '#db/schema/index.ts';
import { summaryColumns, type SummaryRow } from '../queries.ts';

/** Whose search it is: public characters, and those of this user. */
export interface SearchScope {
  callerId: string | null;
  limit: number;
}

/** Every branch looks at so many matches at most, and the most popular characters at so many rows. */
const BRANCH = sql.raw('300');
const WALK = sql.raw('1000');
const OWN = sql.raw('300');

const MOST_WORDS = 6;
/** Letters of a word that may hold more than one slip. */
const LONG_WORD = 7;
/** Three letters in a row: what a trigram index can look up. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const LETTER_FIRST = /^[\p{L}\p{N}]/u;

/** Text in which LIKE sees no wildcard. */
const escape = (text: SQL): SQL =>
  sql`replace(replace(replace(${text}, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

/**
 * The words in one row, folded as the columns are. Patterns come from here as values that the planner
 * cannot see: it then takes every pattern for a rare one and uses the index made for it.
 */
const term = (words: string): SQL => sql`
  term AS MATERIALIZED (
    SELECT q, ${escape(sql`q`)} AS escaped
    FROM (SELECT btrim(fold_text(${words})) AS q) AS folded
  )`;
const begins = sql`(SELECT escaped || '%' FROM term)`;
const beginsWord = sql`(SELECT '% ' || escaped || '%' FROM term)`;
const contains = sql`(SELECT '%' || escaped || '%' FROM term)`;
/** A database with the C locale sees no letters but ASCII's: other words would read the whole index. */
const hasTrigrams = sql`(SELECT show_trgm(q) <> '{}' FROM term)`;

const own = ({ callerId }: SearchScope): SQL => {
  const isOwn = callerId
    ? sql`owner_id = ${callerId}::uuid AND NOT is_public AND deleted_at IS NULL`
    : sql`false`;
  return sql`own AS MATERIALIZED (SELECT id FROM characters WHERE ${isOwn} ORDER BY id DESC LIMIT ${OWN})`;
};

/** Public characters `c` that meet one condition, as many as a branch looks at. */
const branch = (columns: SQL, condition: SQL): SQL =>
  sql`(SELECT ${columns} FROM characters c WHERE c.is_public AND ${condition} LIMIT ${BRANCH})`;
const id = sql`c.id`;

/** The most popular public characters. */
export function selectPopular(db: Queryable, { limit }: SearchScope): Promise<SummaryRow[]> {
  return db
    .select(summaryColumns)
    .from(characters)
    .where(sql`is_public`)
    .orderBy(sql`chat_count DESC, rank DESC, id DESC`)
    .limit(limit);
}

/**
 * Characters whose name has the words in it: names that begin with them, then those with a word that
 * does, then the rest; popular ones first among equals. Where more match than a branch looks at, the
 * most popular characters are looked through as well.
 */
export function selectByName(
  db: Queryable,
  words: string,
  scope: SearchScope,
): Promise<SummaryRow[]> {
  const branches = [
    branch(
      id,
      sql`c.search_name COLLATE "C" >= (SELECT q FROM term) AND c.search_name COLLATE "C" < (SELECT q || chr(1114111) FROM term)`,
    ),
  ];
  // One or two letters have no trigram but where a word begins.
  if (TRIGRAM.test(words))
    branches.push(branch(id, sql`${hasTrigrams} AND c.search_name LIKE ${contains}`));
  else if (LETTER_FIRST.test(words))
    branches.push(
      branch(
        id,
        sql`${hasTrigrams} AND (c.search_name LIKE ${begins} OR c.search_name LIKE ${beginsWord})`,
      ),
    );
  const found = sql`(
    WITH ${term(words)}, ${own(scope)}, walk AS MATERIALIZED (
      SELECT id, search_name FROM characters WHERE is_public
      ORDER BY chat_count DESC, rank DESC, id DESC LIMIT ${WALK}
    ), candidates AS (
      SELECT id FROM walk WHERE search_name LIKE ${contains}
      UNION ${sql.join(branches, sql` UNION `)}
      UNION SELECT id FROM own
    )
    SELECT c.id, 0 AS nearness,
      CASE WHEN c.search_name LIKE ${begins} THEN 0 WHEN c.search_name LIKE ${beginsWord} THEN 1 ELSE 2 END AS place
    FROM candidates JOIN characters c USING (id) WHERE c.search_name LIKE ${contains}
    ORDER BY place, c.chat_count DESC, c.rank DESC, c.id DESC LIMIT ${scope.limit}
  ) AS found`;
  return selectFound(db, found);
}

/**
 * Characters that the words may be meant for: names in which every word stands with a slip of typing,
 * the most alike first, then all words somewhere in occupation, personality, description and name.
 * `known` is left out.
 */
export function selectByLikeness(
  db: Queryable,
  words: string,
  scope: SearchScope,
  known: readonly string[],
): Promise<SummaryRow[]> {
  const all = words.split(' ').slice(0, MOST_WORDS);
  const slips = sql.join(all.map(hasSlip), sql` AND `);
  const texts = sql.join(
    all.map((word) => sql`c.search_text LIKE ${containsWord(word)}`),
    sql` AND `,
  );
  // Occupation and personality are ids: plain letters, as the folded words are.
  const field = sql`CASE
    WHEN replace(c.occupation, '_', ' ') LIKE ${contains} THEN 4
    WHEN replace(c.personality, '_', ' ') LIKE ${contains} THEN 5 ELSE 6 END`;
  const found = sql`(
    WITH ${term(words)}, ${own(scope)}, candidates AS MATERIALIZED (
      ${branch(sql`c.id, 3 AS place`, slips)}
      UNION ALL ${branch(sql`c.id, ${field} AS place`, sql`${hasTrigrams} AND ${texts}`)}
      UNION ALL SELECT c.id, 3 FROM own JOIN characters c USING (id) WHERE ${slips}
      UNION ALL SELECT c.id, ${field} FROM own JOIN characters c USING (id) WHERE ${texts}
    ), placed AS (
      SELECT id, min(place) AS place FROM candidates
      WHERE NOT id = ANY (${sql.param(known)}::uuid[]) GROUP BY id
    )
    SELECT c.id, place, CASE place WHEN 3 THEN word_similarity(q, c.search_name) ELSE 0 END AS nearness
    FROM placed JOIN characters c USING (id) CROSS JOIN term
    ORDER BY place, nearness DESC, c.chat_count DESC, c.rank DESC, c.id DESC LIMIT ${scope.limit}
  ) AS found`;
  return selectFound(db, found);
}

const containsWord = (word: string): SQL =>
  sql`(SELECT '%' || ${escape(sql`fold_text(${word})`)} || '%')`;

/** A word of the name differs from this one by one slip, or by two where a long word has letters to spare. */
function hasSlip(word: string): SQL {
  const once = sql`slip_keys(fold_text(${word}))`;
  const keys =
    [...word].length < LONG_WORD
      ? sql`(SELECT ${once})`
      : sql`(SELECT array_agg(twice) FROM unnest(${once}) AS once, unnest(slip_keys(once)) AS twice)`;
  return sql`slip_keys(c.search_name) && ${keys}`;
}

/** The rows behind `found` (id, place, nearness), in its order. */
function selectFound(db: Queryable, found: SQL): Promise<SummaryRow[]> {
  return db
    .select(summaryColumns)
    .from(characters)
    .innerJoin(found, sql`found.id = ${characters.id}`)
    .orderBy(
      sql`found.place, found.nearness DESC`,
      sql`${characters.chat_count} DESC, ${characters.rank} DESC, ${characters.id} DESC`,
    );
}
