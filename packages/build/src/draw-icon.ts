import type { ChosenBrand } from '@high-street/owner';

import { brandTokens } from './brand-css.ts';

/** A rendered drawing as an SVG file of its own, in the day colours of the brand, since an icon inherits none. */
export function drawIcon(drawing: string, brand: ChosenBrand): string {
  const tokens = new Map(Object.entries(brandTokens(brand)));
  return drawing
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(' aria-hidden="true"', '')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => tokens.get(name)?.light ?? 'none');
}
