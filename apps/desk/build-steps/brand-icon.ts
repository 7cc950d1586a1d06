import { fileURLToPath } from 'node:url';

import { drawIcon } from '@high-street/build';
import type { ChosenBrand } from '@high-street/owner';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';

const BRAND_MARK = fileURLToPath(new URL('../app/frame/brand-mark.tsx', import.meta.url));

type BrandMarkModule = { readonly BrandMark: ComponentType<{ size: number }> };

/** A module with the address of the icon in the browser's tab, which holds the drawing itself. */
export async function brandIconModule(brand: ChosenBrand): Promise<string> {
  const { module } = await runnerImport<BrandMarkModule>(BRAND_MARK, { logLevel: 'error' });
  const drawing = renderToStaticMarkup(createElement(module.BrandMark, { size: 40 }));
  const address = `data:image/svg+xml,${encodeURIComponent(drawIcon(drawing, brand))}`;
  return `export const BRAND_ICON = ${JSON.stringify(address)};\n`;
}
