import { afterFirstPaint } from './after-first-paint.ts';

/** The style element whose faces take effect once its `media` is gone; the build writes it (see build-steps). */
export const LATE_FONTS_ID = 'late-fonts';

function isKnownVisitor(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn =
    navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
  return isReturn || document.referrer.startsWith(`${location.origin}/`);
}

function showFonts(): void {
  document.getElementById(LATE_FONTS_ID)?.removeAttribute('media');
}

/**
 * Has the browser fetch the page's fonts after its first paint, with which they would compete; the stand-ins have the
 * same measures. Who comes from another page of the site has them already and sees them at once.
 */
export function showFontsLate(): void {
  if (isKnownVisitor()) showFonts();
  else afterFirstPaint(showFonts);
}
