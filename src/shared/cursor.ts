type Kind = 'number' | 'id' | 'time';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fits: Record<Kind, (value: unknown) => boolean> = {
  number: (value) => Number.isSafeInteger(value),
  id: (value) => typeof value === 'string' && ID.test(value),
  // As `encodeCursor` is given them: what Date.parse takes beyond that, a database refuses.
  time: (value) => typeof value === 'string' && new Date(value).toISOString() === value,
};

/** Encodes a keyset position as URL-safe text. */
export function encodeCursor(values: (string | number)[]): string {
  return btoa(JSON.stringify(values)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the values of a cursor, or undefined when it is malformed or has other kinds of values. */
export function decodeCursor(cursor: string, kinds: Kind[]): (string | number)[] | undefined {
  try {
    const values: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
    if (!Array.isArray(values) || values.length !== kinds.length) return undefined;
    return kinds.every((kind, index) => fits[kind](values[index]))
      ? (values as (string | number)[])
      : undefined;
  } catch {
    return undefined;
  }
}
