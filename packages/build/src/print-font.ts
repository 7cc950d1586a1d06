import { readFile } from 'node:fs/promises';

import cutFont from 'subset-font';

import type { SiteFont } from './cut-fonts.ts';
import { readLetters } from './read-letters.ts';

/** A part of a font as a TrueType file, and the characters that it is the first to have. */
export type PrintFont = { readonly data: Buffer; readonly characters: ReadonlySet<string> };

/**
 * A font at one weight, cut to the characters of a text, as files to put into a document. A font without an axis of weights
 * keeps the weight that it has. Characters that no file has are in none.
 */
export async function printFont(
  { files }: SiteFont,
  weight: number,
  text: string,
): Promise<PrintFont[]> {
  const options = { targetFormat: 'sfnt' } as const;
  const wanted = new Set(text);
  const parts: PrintFont[] = [];
  for (const file of files) {
    const letters = new Set(await readLetters(file));
    const characters = new Set([...wanted].filter((one) => letters.has(one.codePointAt(0) ?? 0)));
    for (const one of characters) wanted.delete(one);
    if (characters.size === 0) continue;
    const whole = await readFile(file);
    const needed = [...characters].join('');
    const data = await cutFont(whole, needed, {
      ...options,
      variationAxes: { wght: weight },
    }).catch(() => cutFont(whole, needed, options));
    parts.push({ data, characters });
  }
  return parts;
}
