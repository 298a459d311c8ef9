/**
 * What a table says of a key that came from outside: `constructor` and its like, which every object
 * inherits, are in no table.
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
