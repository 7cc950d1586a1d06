import { settings } from '@high-street/owner';

import { brandGlyph } from '#drawn/brand-glyph.ts';
import { Drawing } from '#/sections/drawing.tsx';

/** The logo's sign, as the brand chose it: a drawn one, which follows the colours, or the brand's own file. */
export function BrandGlyph({ size }: { size: 32 | 40 }) {
  const look = size === 40 ? 'size-10' : 'size-8';
  return settings.brand.logo.glyph.endsWith('.svg') ? (
    <img src="/favicon.svg" alt="" className={look} />
  ) : (
    <Drawing of={brandGlyph} className={look} />
  );
}
