/** The round whose ratio is the middle one (of an even number the higher of the two); throws when there is none. */
export function middleRound<Round extends { readonly ratio: number }>(
  rounds: readonly Round[],
): Round {
  const sorted = rounds.toSorted((a, b) => a.ratio - b.ratio);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}
