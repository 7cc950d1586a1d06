import { settings } from '@high-street/owner';

import { GlyphPlate, isDrawnGlyph } from './drawn-glyph.tsx';

export const size = { width: 40, height: 40 } as const;

/** The logo's sign, when the brand chose a drawn one; a brand with a file of its own leaves this empty. */
export function Drawing() {
  const { glyph } = settings.brand.logo;
  return isDrawnGlyph(glyph) ? <GlyphPlate name={glyph} /> : null;
}
