/** Which transactions had ended at a moment, as PostgreSQL's `pg_current_snapshot()` says it. */
export type Snapshot = {
  /** Every transaction below this number had ended. */
  readonly xmin: bigint;
  /** No transaction of this number or above had begun. */
  readonly xmax: bigint;
  /** Those between the two that were under way. */
  readonly underWay: ReadonlySet<bigint>;
};

/** What `parseSnapshot` reads: `xmin:xmax:` and the numbers under way. */
export const SNAPSHOT_TEXT = /^\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19})*)?$/;

/** Reads a text that matches SNAPSHOT_TEXT. */
export function parseSnapshot(text: string): Snapshot {
  const [xmin = '0', xmax = '0', underWay = ''] = text.split(':');
  const numbers = underWay.split(',').filter(Boolean);
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), underWay: new Set(numbers.map(BigInt)) };
}

/** Whether what a transaction of that number wrote could be seen at that moment, as `pg_visible_in_snapshot` has it. */
export function isVisible(snapshot: Snapshot, transaction: bigint): boolean {
  if (transaction < snapshot.xmin) return true;
  return transaction < snapshot.xmax && !snapshot.underWay.has(transaction);
}
