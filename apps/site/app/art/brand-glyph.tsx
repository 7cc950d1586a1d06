import { settings } from '@high-street/owner';

import { DrawnGlyph, isDrawnGlyph } from './drawn-glyph.tsx';

/** The logo's sign, as the brand chose it. */
export function BrandGlyph({ size }: { size: number }) {
  const { glyph } = settings.brand.logo;
  return isDrawnGlyph(glyph) ? (
    <DrawnGlyph name={glyph} size={size} />
  ) : (
    <img src="/favicon.svg" alt="" width={size} height={size} />
  );
}
