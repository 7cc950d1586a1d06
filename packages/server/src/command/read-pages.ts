const PAGE_SIZE = 500;

/**
 * Rows page by page, at most `limit` of them, so that no table is held completely in memory. `readPage` gives the rows
 * that come after the given one; what is stored meanwhile and belongs before it is left out.
 */
export async function* readPages<Row>(
  readPage: (after: Row | null, size: number) => Promise<readonly Row[]>,
  limit: number,
  signal: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  let after: Row | null = null;
  for (let left = limit; left > 0; left -= PAGE_SIZE) {
    signal.throwIfAborted();
    const size: number = Math.min(left, PAGE_SIZE);
    const page: readonly Row[] = await readPage(after, size);
    if (page.length > 0) yield page;
    if (page.length < size) return;
    after = page.at(-1) ?? null;
  }
}
