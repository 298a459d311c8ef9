/** What a route module exports as `handle`. */
export interface PageHandle {
  /**
   * The names in the query that the page reads on the server. The server drops all others: the page is
   * rendered and cached once for them all.
   */
  query: readonly string[];
}
