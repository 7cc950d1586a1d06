/** What is looked at of a line. */
type Line = {
  readonly id: string;
  readonly attempt: number | null;
  readonly delivery: { readonly kind: string; readonly outcome: string | null } | null;
};

/** A line that stays, with the failed attempts that were made before it and do not stand for themselves. */
export type Folded<Of> = { readonly line: Of; readonly earlier: readonly Of[] };

/** The failed attempts of a delivery that has not ended, and the number of the last one. */
type Run<Of> = { readonly kind: string; attempt: number; failed: readonly Of[] };

/**
 * The delivery that an attempt belongs to. Several replies can be tried at a time, and no line says which one it is about. So
 * it is the one that has come closest to that number; of two, the older one is tried again first.
 */
function findRun<Of>(open: ReadonlySet<Run<Of>>, kind: string, attempt: number) {
  const before = [...open].filter((run) => run.kind === kind && run.attempt < attempt);
  return before.toSorted((one, other) => other.attempt - one.attempt)[0];
}

/**
 * Folds failed attempts into the one that ended them, accepted or given up; while none has, into the latest. So each
 * delivery takes one line a turn, however often it was tried.
 */
export function foldAttempts<Of extends Line>(lines: readonly Of[]): readonly Folded<Of>[] {
  const open = new Set<Run<Of>>();
  const folded = new Map<string, readonly Of[]>();
  for (const line of lines) {
    if (!line.delivery?.outcome) continue;
    const { kind, outcome } = line.delivery;
    const attempt = line.attempt ?? 1;
    const run = findRun(open, kind, attempt) ?? { kind, attempt, failed: [] };
    folded.set(line.id, run.failed);
    if (outcome === 'failed') {
      run.attempt = attempt;
      run.failed = [...run.failed, line];
      open.add(run);
    } else {
      open.delete(run);
    }
  }
  const hidden = new Set([...folded.values()].flat().map(({ id }) => id));
  return lines
    .filter(({ id }) => !hidden.has(id))
    .map((line) => ({ line, earlier: folded.get(line.id) ?? [] }));
}
