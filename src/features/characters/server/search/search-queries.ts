import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { characters } from '#db/schema/index.ts';
import { summaryColumns, type SummaryRow } from '../queries.ts';

/** The scope of a search: public characters, and those of this user. */
export interface SearchScope {
  callerId: string | null;
  limit: number;
}

/** The maximum of matches per branch, and of rows among the most popular characters. */
const BRANCH = sql.raw('300');
const WALK = sql.raw('1000');
const OWN = sql.raw('300');

const MAX_WORDS = 6;
/** Words of at least this length may contain a second typo. */
const LONG_WORD = 7;
/** Three consecutive letters, the minimum for a trigram index. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const LETTER_FIRST = /^[\p{L}\p{N}]/u;

/** Escapes LIKE wildcards. */
const escape = (text: SQL): SQL =>
  sql`replace(replace(replace(${text}, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

/**
 * The words in one row, folded like the columns. Patterns come from this row, hidden from the
 * planner: it then assumes that every pattern is rare and uses the index.
 */
const term = (words: string): SQL => sql`
  term AS MATERIALIZED (
    SELECT q, ${escape(sql`q`)} AS escaped
    FROM (SELECT btrim(fold_text(${words})) AS q) AS folded
  )`;
const begins = sql`(SELECT escaped || '%' FROM term)`;
const beginsWord = sql`(SELECT '% ' || escaped || '%' FROM term)`;
const contains = sql`(SELECT '%' || escaped || '%' FROM term)`;
/** With the C locale only ASCII letters form trigrams; other words would scan the whole index. */
const hasTrigrams = sql`(SELECT show_trgm(q) <> '{}' FROM term)`;

const own = ({ callerId }: SearchScope): SQL => {
  const isOwn = callerId
    ? sql`owner_id = ${callerId}::uuid AND NOT is_public AND deleted_at IS NULL`
    : sql`false`;
  return sql`own AS MATERIALIZED (SELECT id FROM characters WHERE ${isOwn} ORDER BY id DESC LIMIT ${OWN})`;
};

/** Public characters `c` that meet one condition, up to the branch limit. */
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
 * Characters whose name contains the words: names that start with them, then those with a word that
 * does, then the rest; popular ones first. When a branch limit is reached, the most popular
 * characters are scanned too.
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
  // One or two letters have a trigram only at the start of a word.
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
 * Characters that the words may mean: names that match every word with a typo, the most similar
 * first, then all words anywhere in occupation, personality, description and name. Skips `known`.
 */
export function selectByLikeness(
  db: Queryable,
  words: string,
  scope: SearchScope,
  known: readonly string[],
): Promise<SummaryRow[]> {
  const all = words.split(' ').slice(0, MAX_WORDS);
  const slips = sql.join(all.map(hasTypo), sql` AND `);
  const texts = sql.join(
    all.map((word) => sql`c.search_text LIKE ${containsWord(word)}`),
    sql` AND `,
  );
  // Occupation and personality are ids: plain letters, like the folded words.
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

/** Matches a word of the name with one typo, or two in a long word. */
function hasTypo(word: string): SQL {
  const once = sql`slip_keys(fold_text(${word}))`;
  const keys =
    [...word].length < LONG_WORD
      ? sql`(SELECT ${once})`
      : sql`(SELECT array_agg(twice) FROM unnest(${once}) AS once, unnest(slip_keys(once)) AS twice)`;
  return sql`slip_keys(c.search_name) && ${keys}`;
}

/** The rows of `found` (id, place, nearness), in its order. */
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
