import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { drawIcon } from '@high-street/build';
import type { ChosenBrand } from '@high-street/owner';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';

const GLYPH = fileURLToPath(new URL('../app/art/drawn-glyph.tsx', import.meta.url));

type GlyphModule = {
  readonly DrawnGlyph: ComponentType<{ name: string; size: number }>;
  readonly isDrawnGlyph: (name: string) => boolean;
};

async function readGlyph({ id, folder, pack }: ChosenBrand): Promise<string> {
  const { glyph } = pack.logo;
  try {
    return await readFile(join(folder, glyph), 'utf8');
  } catch (error) {
    throw new Error(
      `The brand "${id}" names the glyph ${glyph}, which cannot be read from owner/brands/${id}. Put the file there, or name a drawn glyph.`,
      { cause: error },
    );
  }
}

/** The brand's glyph as a file of its own: its SVG as it is, or the drawn one in day colours. */
export async function drawFavicon(brand: ChosenBrand): Promise<string> {
  const { module } = await runnerImport<GlyphModule>(GLYPH, { logLevel: 'error' });
  const { glyph } = brand.pack.logo;
  if (!module.isDrawnGlyph(glyph)) return readGlyph(brand);
  return drawIcon(
    renderToStaticMarkup(createElement(module.DrawnGlyph, { name: glyph, size: 40 })),
    brand,
  );
}

/** Writes `favicon.svg` into the folder; the header and the footer show it too when the glyph is the brand's own file. */
export async function writeFavicon(folder: string, brand: ChosenBrand): Promise<void> {
  await writeFile(join(folder, 'favicon.svg'), await drawFavicon(brand));
}
