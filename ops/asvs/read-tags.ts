import { expandNumbers } from './read-rows.ts';

/** How a test says which requirements it is there for: a comment in the line before it. */
const TAG = /^ *\/\/ asvs (?<numbers>\d.*)$/;
/** Where a test begins that has its title in a later line. */
const START = /^test\b/;

function readTag(line: string | undefined, standard: readonly string[]): string[] {
  const { numbers } = TAG.exec(line ?? '')?.groups ?? {};
  return numbers === undefined ? [] : expandNumbers(numbers, standard);
}

/**
 * The requirements that the test with a title says it is there for, in the line before its title or before it begins;
 * null where a text has no such test.
 */
export function readTagOf(
  title: string,
  text: string,
  standard: readonly string[],
): string[] | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line) =>
    ["'", '"', '`'].some((quote) => line.includes(quote + title + quote)),
  );
  if (at < 0) return null;
  const start = lines.slice(0, at + 1).findLastIndex((line) => START.test(line));
  return [at, start].flatMap((line) => readTag(lines[line - 1], standard));
}

/** Every requirement that tests of a text say they are there for. */
export function listTags(text: string, standard: readonly string[]): string[] {
  return text.split('\n').flatMap((line) => readTag(line, standard));
}
