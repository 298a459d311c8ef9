/**
 * Looks up an external key in a table, ignoring keys that every object inherits, such as
 * `constructor`.
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
