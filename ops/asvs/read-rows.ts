/** How a requirement can stand; what each word means is said in docs/security.md. */
export const STANDINGS = ['Test', 'Paper', 'Design', 'Operator', 'None', 'Not met'] as const;

/** A line of the table: the requirements that it closes, how they stand, and the words for that. */
export type Row = {
  /** As written, such as `4.3.1, 4.3.2` or `6.1.1 to 6.8.4`. */
  readonly numbers: string;
  readonly asks: string;
  /** Undefined when the line begins with none of the words. */
  readonly standing: (typeof STANDINGS)[number] | undefined;
  /** The tests, the link to the paper, or the reason. */
  readonly words: string;
};

/** The lines about requirements in the tables of a paper. */
export function readRows(paper: string): Row[] {
  const lines = paper.matchAll(/^\| (\d[^|]*?) *\| ([^|]*?) *\| ([^|]*?) *\|$/gm);
  return Array.from(lines, ([, numbers = '', asks = '', rest = '']) => {
    const [, word, words = ''] = /^\*\*(.+?)\*\* *(.*)$/.exec(rest) ?? [];
    return { numbers, asks, standing: STANDINGS.find((known) => known === word), words };
  });
}

/** The requirements that a line closes, a range being all between its ends in the order of the standard. */
export function expandNumbers(numbers: string, standard: readonly string[]): string[] {
  return numbers.split(', ').flatMap((part) => {
    const [first = '', last] = part.split(' to ');
    if (last === undefined) return [first];
    const [from, to] = [standard.indexOf(first), standard.indexOf(last)];
    return from < 0 || to < from ? [part] : standard.slice(from, to + 1);
  });
}

/** The tests that a line names, each as a file and a title. */
export function listTests(words: string): { file: string; title: string }[] {
  return Array.from(words.matchAll(/`([^`]+)` “([^”]+)”/g), ([, file = '', title = '']) => ({
    file,
    title,
  }));
}
