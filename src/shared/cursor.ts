interface Kinds {
  number: number;
  id: string;
  time: string;
}
export type Kind = keyof Kinds;
/** The values of a place, by their kinds. */
export type Place<K extends readonly Kind[]> = { -readonly [At in keyof K]: Kinds[K[At]] };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fits: Record<Kind, (value: unknown) => boolean> = {
  number: (value) => Number.isSafeInteger(value),
  id: (value) => typeof value === 'string' && ID.test(value),
  // In the format that `encodeCursor` receives: Date.parse also accepts formats that a database
  // rejects.
  time: (value) => typeof value === 'string' && new Date(value).toISOString() === value,
};

/** Encodes a keyset position of a list as URL-safe text. */
export function encodeCursor(list: string, values: (string | number)[]): string {
  return btoa(JSON.stringify([list, ...values]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Returns the values of a cursor, or undefined when it is malformed, of another list, or has other kinds of values. */
export function decodeCursor<const K extends readonly Kind[]>(
  list: string,
  cursor: string,
  kinds: K,
): Place<K> | undefined {
  try {
    const [from, ...values]: unknown[] = JSON.parse(
      atob(cursor.replaceAll('-', '+').replaceAll('_', '/')),
    );
    const isPlace = (all: unknown[]): all is Place<K> =>
      all.length === kinds.length && kinds.every((kind, at) => fits[kind](all[at]));
    return from === list && isPlace(values) ? values : undefined;
  } catch {
    return undefined;
  }
}
