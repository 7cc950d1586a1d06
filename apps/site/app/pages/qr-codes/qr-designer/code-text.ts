/**
 * How many bytes a code takes at the strongest correction, by its version; a version adds four modules a side.
 * Version 1 is left out: a logo would cover more of it than can be made good.
 */
const CAPACITIES = [14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155] as const;

/** What the largest code holds that a phone still reads off a table card. */
export const MOST_BYTES = 155;

/** Version of a code. */
export type Version = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

const VERSIONS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly Version[];

const segmenter = new Intl.Segmenter('en-GB');

export type TextProblem = 'empty' | 'too-long';

/** How many bytes a text takes in a code; letters outside English take two or more. */
export function countBytes(text: string): number {
  return new TextEncoder().encode(text.trim()).length;
}

/** How many characters a reader sees in a text, and how many of them, from the first on, fit into a code. */
export function countCharacters(text: string): { length: number; most: number } {
  const characters = Array.from(segmenter.segment(text.trim()), ({ segment }) => segment);
  const tooMany = characters.findIndex(
    (_, index) => countBytes(characters.slice(0, index + 1).join('')) > MOST_BYTES,
  );
  return { length: characters.length, most: tooMany === -1 ? characters.length : tooMany };
}

/** The text with one character for each of its bytes: the encoder knows no others. */
export function toByteText(text: string): string {
  return Array.from(new TextEncoder().encode(text.trim()), (byte) =>
    String.fromCharCode(byte),
  ).join('');
}

/** What is wrong with a text, or null. */
export function judgeText(text: string): TextProblem | null {
  const bytes = countBytes(text);
  if (bytes === 0) return 'empty';
  return bytes > MOST_BYTES ? 'too-long' : null;
}

/** The smallest version that holds a text; throws for one that is too long. */
export function findVersion(text: string): Version {
  const bytes = countBytes(text);
  const version = VERSIONS.find((_, index) => (CAPACITIES[index] ?? 0) >= bytes);
  if (!version) throw new Error(`A text of ${bytes} bytes fits no code; judge it first.`);
  return version;
}

/** Modules along the side of a code. */
export function countModules(version: Version): number {
  return 17 + 4 * version;
}
