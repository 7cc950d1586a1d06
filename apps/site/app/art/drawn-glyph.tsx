import type { Glyph } from '@high-street/owner';
import type { ReactElement } from 'react';

import { paint } from './paint.ts';

/** A shop under its awning. */
const shop = (
  <>
    <rect x="7" y="22" width="26" height="11" rx="1.5" fill={paint.cream} />
    <rect x="20" y="25" width="8" height="8" rx="1" fill={paint.brand} />
    <path
      d="M5 8h6v9a3 3 0 0 1-6 0zM17 8h6v9a3 3 0 0 1-6 0zM29 8h6v9a3 3 0 0 1-6 0z"
      fill={paint.accent}
    />
    <path d="M11 8h6v9a3 3 0 0 1-6 0zM23 8h6v9a3 3 0 0 1-6 0z" fill={paint.cream} />
  </>
);

/** A boat at its mooring. */
const boat = (
  <>
    <path d="M19 6v17H8.6z" fill={paint.cream} />
    <path d="M21.5 9.5 31 23h-9.5z" fill={paint.accent} />
    <path d="M6 25h28l-3.6 7H9.6z" fill={paint.cream} />
    <path
      d="M6 34.2c3.5-2.6 5.8-2.6 9.3 0s5.9 2.6 9.4 0 5.8-2.6 9.3 0"
      stroke={paint.accent}
      strokeWidth="2.2"
      strokeLinecap="round"
      fill="none"
    />
  </>
);

/** A full basket. */
const basket = (
  <>
    <path d="M12 18a8 8.5 0 0 1 16 0" stroke={paint.cream} strokeWidth="2.6" fill="none" />
    <circle cx="16" cy="16.5" r="4" fill={paint.accent} />
    <circle cx="24" cy="16" r="4.5" fill={paint.accent} />
    <path d="M6 19h28l-3.2 13a2 2 0 0 1-2 1.500H11.200a2 2 0 0 1-2-1.500z" fill={paint.cream} />
    <path
      d="M15.5 23v6.500M20 23v6.500M24.5 23v6.5"
      stroke={paint.brand}
      strokeWidth="2"
      strokeLinecap="round"
    />
  </>
);

const GLYPHS: Readonly<Record<Glyph, ReactElement>> = { shop, boat, basket };

/** True for a glyph that is drawn here; false for the name of a brand's own file. */
export function isDrawnGlyph(name: string): name is Glyph {
  return Object.hasOwn(GLYPHS, name);
}

/** One of the drawn glyphs on a plate in the brand's colour, 40 by 40. */
export function GlyphPlate({ name }: { name: Glyph }) {
  return (
    <>
      <rect width="40" height="40" rx="10" fill={paint.brand} />
      {GLYPHS[name]}
    </>
  );
}

/** A drawn glyph as a picture of its own. */
export function DrawnGlyph({ name, size }: { name: Glyph; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <GlyphPlate name={name} />
    </svg>
  );
}
