/** What is looked at of a line. */
type Line = { readonly id: string; readonly kind: string };

const ATTEMPT = /^(.+)_(done|failed|dead)$/;

/** A line that stays, with the failed attempts that were made before it and do not stand for themselves. */
export type Folded<Of> = { readonly line: Of; readonly earlier: readonly Of[] };

/**
 * Folds failed attempts into the one that ended them, accepted or given up; while none has, into the latest. So each
 * delivery takes one line a turn, however often it was tried.
 */
export function foldAttempts<Of extends Line>(lines: readonly Of[]): readonly Folded<Of>[] {
  const failed = new Map<string, Of[]>();
  const folded = new Map<string, readonly Of[]>();
  const hidden = new Set<string>();

  function end(kind: string, line: Of): void {
    const before = failed.get(kind) ?? [];
    for (const { id } of before) hidden.add(id);
    folded.set(line.id, before);
    failed.delete(kind);
  }

  for (const line of lines) {
    const [, kind, outcome] = ATTEMPT.exec(line.kind) ?? [];
    if (kind === undefined) continue;
    if (outcome === 'failed') failed.set(kind, [...(failed.get(kind) ?? []), line]);
    else end(kind, line);
  }
  for (const [kind, left] of failed) {
    const latest = left.at(-1);
    if (latest === undefined) continue;
    failed.set(kind, left.slice(0, -1));
    end(kind, latest);
  }
  return lines
    .filter(({ id }) => !hidden.has(id))
    .map((line) => ({ line, earlier: folded.get(line.id) ?? [] }));
}
