/** The statuses of a requirement; docs/security.md says what each word means. */
export const STATUSES = ['Test', 'Document', 'Design', 'Operator', 'None', 'Not met'] as const;

/** A line of the table: the requirements that it closes, their status, and the words for that. */
export type Row = {
  /** As written, such as `4.3.1, 4.3.2` or `6.1.1 to 6.8.4`. */
  readonly numbers: string;
  readonly asks: string;
  /** Undefined when the line begins with none of the words. */
  readonly status: (typeof STATUSES)[number] | undefined;
  /** The tests, the link to the document, or the reason. */
  readonly words: string;
};

/** The lines about requirements in the tables of a document. */
export function readRows(document: string): Row[] {
  const lines = document.matchAll(/^\| (\d[^|]*?) *\| ([^|]*?) *\| ([^|]*?) *\|$/gm);
  return Array.from(lines, ([, numbers = '', asks = '', rest = '']) => {
    const [, word, words = ''] = /^\*\*(.+?)\*\* *(.*)$/.exec(rest) ?? [];
    return { numbers, asks, status: STATUSES.find((known) => known === word), words };
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
