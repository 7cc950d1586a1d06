import { readFile } from 'node:fs/promises';

import { create } from 'fontkit';

/** The code points that a font's file can draw, in their order; throws for a file of several fonts. */
export async function readLetters(file: string): Promise<number[]> {
  const font = create(await readFile(file));
  if (!('characterSet' in font)) throw new Error(`The font file ${file} contains several fonts.`);
  return font.characterSet.toSorted((one, other) => one - other);
}

/** The characters that each of a font's files can draw; throws for a file of several fonts. */
export async function readCharacters(
  files: readonly string[],
): Promise<{ readonly characters: ReadonlySet<string> }[]> {
  const letters = await Promise.all(files.map(readLetters));
  return letters.map((points) => ({
    characters: new Set(points.map((point) => String.fromCodePoint(point))),
  }));
}
