/** How wide a line of words comes out. */
export type Measure = (line: string) => number;

/** A line that ends in one of these leaves it hanging; it should rather begin the next. */
const SHORT_WORD = /(?:^|\s)[a-z]{1,3}$/i;
/** How much wider than it is such a line counts. */
const HANGING = 1.15;

/** Every way to set the words in that many lines. */
function waysToBreak(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const ways: string[][] = [];
  for (let first = 1; first <= words.length - (lines - 1); first += 1) {
    const line = words.slice(0, first).join(' ');
    for (const rest of waysToBreak(words.slice(first), lines - 1)) ways.push([line, ...rest]);
  }
  return ways;
}

/** The lower, the more even the lines are, and the fewer short words hang at their ends. */
function unevenness(lines: readonly string[], measure: Measure): number {
  const counted = lines.map((line, index) => {
    const isHanging = index < lines.length - 1 && SHORT_WORD.test(line);
    return measure(line) * (isHanging ? HANGING : 1);
  });
  return Math.max(...counted);
}

/** The words in lines no wider than that, as few and as even as will do; null when it takes more than `most`, or a word alone is wider. */
export function breakLines(
  words: string,
  { width, most, measure }: { width: number; most: number; measure: Measure },
): readonly string[] | null {
  const list = words.trim().split(/\s+/);
  for (let count = 1; count <= Math.min(most, list.length); count += 1) {
    const [best] = waysToBreak(list, count)
      .filter((lines) => lines.every((line) => measure(line) <= width))
      .toSorted((one, other) => unevenness(one, measure) - unevenness(other, measure));
    if (best) return best;
  }
  return null;
}
