import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

/**
 * A statement gets a name after this many uses; rarer ones are not worth a plan in every
 * connection.
 */
const NAMED_FROM = 20;
/** Most connections keep a plan of each named statement, about 40 KB. */
const MAX_NAMED = 200;
/** The maximum number of counted statements; beyond it, counting starts over. */
const MAX_COUNTED = 2000;
/** The columns of `*` change with the table, which invalidates a plan. */
const HAS_STAR = /(?:\.|\bselect\s+|\breturning\s+)\*/i;

/**
 * Returns names for the statements that a process sends often, so that PostgreSQL plans them once
 * per connection and not each time. Undefined for all others.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMED) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < NAMED_FROM || HAS_STAR.test(text)) {
      if (counts.size >= MAX_COUNTED) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `often_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Makes a connection send statements with parameters under these names. Statements that already
 * have a name keep it.
 */
export function nameStatements(
  client: PoolClient,
  nameOf: (text: string) => string | undefined,
): void {
  const query = client.query;
  client.query = (config: unknown, ...rest: unknown[]) => {
    const named = withName(config, rest[0], nameOf);
    return Reflect.apply(query, client, named ? [named, ...rest] : [config, ...rest]);
  };
}

function withName(
  config: unknown,
  values: unknown,
  nameOf: (text: string) => string | undefined,
): object | undefined {
  const asked = typeof config === 'string' ? { text: config } : config;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return undefined;
  if (!('text' in asked) || typeof asked.text !== 'string') return undefined;
  const given = 'values' in asked ? asked.values : values;
  const isNamed = 'name' in asked && Boolean(asked.name);
  if (isNamed || !Array.isArray(given) || given.length === 0) return undefined;
  const name = nameOf(asked.text);
  return name === undefined ? undefined : { ...asked, name };
}
