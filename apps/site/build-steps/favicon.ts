import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { settings } from '@high-street/owner';
import { resolveTokens } from '@high-street/ui/tokens';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';

const GLYPH = fileURLToPath(new URL('../app/art/brand-glyph.tsx', import.meta.url));

type GlyphModule = { readonly BrandGlyph: ComponentType<{ size: number }> };

/** Writes `favicon.svg` into the folder: the brand's glyph with its day colours, since an icon inherits none. */
export async function writeFavicon(folder: string): Promise<void> {
  const { module } = await runnerImport<GlyphModule>(GLYPH, { logLevel: 'error' });
  const tokens = new Map(Object.entries(resolveTokens(settings.brand.tokens)));
  const markup = renderToStaticMarkup(createElement(module.BrandGlyph, { size: 40 }))
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => tokens.get(name)?.light ?? 'none');
  await writeFile(join(folder, 'favicon.svg'), markup);
}
