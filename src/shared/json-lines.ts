/** Writes pages of records as JSON Lines, one page in memory at a time. `next` gets the previous page and returns an empty one at the end. */
export async function* jsonLines<T>(
  next: (before: T | undefined) => Promise<T[]>,
  present: (row: T) => unknown = (row) => row,
): AsyncGenerator<string> {
  let last: T | undefined;
  for (;;) {
    const page = await next(last);
    if (page.length === 0) return;
    last = page.at(-1);
    yield page.map((row) => `${JSON.stringify(present(row))}\n`).join('');
  }
}
