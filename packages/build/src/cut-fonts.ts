import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Font } from '@high-street/owner';
import cutFont from 'subset-font';

import { readLetters } from './read-letters.ts';

const FOLDER = fileURLToPath(new URL('../cut-fonts/', import.meta.url));

/** The keyboard's own characters, which are one range. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
/** The characters of print, money and sums that English pages have besides. */
const PRINT = '\u00a0£§©°·½×éè–—‘’“”…€−';

/** The letters of Europe's languages, as in names that visitors type. Rarer characters of print are the fallback's. */
const EUROPE = [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
] as const;

/** A font with the paths of its files. Each is for the letters that those before it lack. */
export type SiteFont = Omit<Font, 'file'> & { readonly files: readonly [string, ...string[]] };

/** The two fonts of a site. */
export type SiteFonts = { readonly display: SiteFont; readonly text: SiteFont };

/** A file of a font, and the code points that it is asked for, in their order. */
type RareFile = { readonly file: string; readonly letters: readonly number[] };

/** A font, and the path of a smaller file of it that holds what English pages are written in. */
export type CutFont = SiteFont & {
  readonly everydayFile: string;
  /** Its files as they are, for letters that the smaller one lacks. */
  readonly rareFiles: readonly RareFile[];
};

/** The two fonts of a site, each with its smaller file. */
export type CutFonts = { readonly display: CutFont; readonly text: CutFont };

/** The characters of the smaller files. */
const EVERYDAY = `${ASCII}${PRINT}`;

/**
 * What of a font's typography is kept: what browsers apply by themselves to Latin letters, and figures of one width, which
 * tables ask for. The characters of all the rest, as fractions and small capitals, would come with it.
 */
const FEATURES = [
  'rvrn',
  'ccmp',
  'locl',
  'rlig',
  'liga',
  'clig',
  'calt',
  'kern',
  'mark',
  'mkmk',
  'tnum',
];

/** Whether that file, as a build names it, is a smaller one: the only ones that every page needs. */
export function isEverydayFont(path: string): boolean {
  return /-everyday-[\da-f]{8}\b.*\.woff2$/.test(path);
}

async function cut({ family, files: [file], weights: [min, max] }: SiteFont): Promise<Buffer> {
  const whole = await readFile(file);
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES } as const;
  try {
    return await cutFont(whole, EVERYDAY, { ...options, variationAxes: { wght: { min, max } } });
  } catch {
    // One that has no axis of weights has nothing to be narrowed.
    return cutFont(whole, EVERYDAY, options).catch((cause: unknown) => {
      throw new Error(`The font file ${file} of ${family} cannot be read. It has to be WOFF2.`, {
        cause,
      });
    });
  }
}

/** What each file is asked for: a range of letters that it lacks would have it fetched in vain. */
async function findRareFiles({ files }: SiteFont): Promise<RareFile[]> {
  const known = new Set(Array.from(EVERYDAY, (sign) => sign.codePointAt(0)));
  const found: RareFile[] = [];
  for (const file of files) {
    const letters = (await readLetters(file)).filter(
      (letter) =>
        !known.has(letter) && EUROPE.some(([first, last]) => letter >= first && letter <= last),
    );
    for (const letter of letters) known.add(letter);
    if (letters.length > 0) found.push({ file, letters });
  }
  return found;
}

async function cutOnce(font: SiteFont): Promise<CutFont> {
  const of = JSON.stringify([font.weights, EVERYDAY, FEATURES]);
  const hash = createHash('sha256')
    .update(await readFile(font.files[0]))
    .update(of)
    .digest('hex');
  const everydayFile = join(
    FOLDER,
    `${font.family.replaceAll(/\W/g, '-')}-everyday-${hash.slice(0, 8)}.woff2`,
  );
  if (!existsSync(everydayFile)) {
    await mkdir(FOLDER, { recursive: true });
    // Renamed when it is complete, since two builds may cut the same font at a time.
    const draft = `${everydayFile}.${process.pid}`;
    await writeFile(draft, await cut(font));
    await rename(draft, everydayFile);
  }
  return { ...font, everydayFile, rareFiles: await findRareFiles(font) };
}

/** Cuts both fonts down to what English pages are written in, unless that has been done; throws for a file that is no font. */
export async function cutFonts({ display, text }: SiteFonts): Promise<CutFonts> {
  return { display: await cutOnce(display), text: await cutOnce(text) };
}
