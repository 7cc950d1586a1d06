import { readFile } from 'node:fs/promises';

import { create } from 'fontkit';

/** The code points that a font's file can draw, in their order; throws for a file of several fonts. */
export async function readLetters(file: string): Promise<number[]> {
  const font = create(await readFile(file));
  if (!('characterSet' in font)) throw new Error(`The font file ${file} contains several fonts.`);
  return font.characterSet.toSorted((one, other) => one - other);
}
