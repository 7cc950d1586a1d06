/** Calls that come while one is under way share its answer: the gauges of one scrape are read together. */
export function shareReads<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let under: Promise<Value> | null = null;
  return () => {
    under ??= read().finally(() => {
      under = null;
    });
    return under;
  };
}
