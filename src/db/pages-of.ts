/**
 * Reads rows page by page.
 * @param selectAfter the next `size` rows after a row; the first ones after undefined
 */
export async function* pagesOf<Row>(
  selectAfter: (last: Row | undefined) => Promise<Row[]>,
  size: number,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ;) {
    const page = await selectAfter(last);
    yield page;
    last = page.at(-1);
    if (page.length < size) return;
  }
}
