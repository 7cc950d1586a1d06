import { afterFirstPaint } from './after-first-paint.ts';
import { nextFrame } from './next-frame.ts';

/** The style element whose faces take effect once its `media` is gone; the build writes it (see build-steps). */
export const LATE_FONTS_ID = 'late-fonts';

function isKnownVisitor(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn =
    navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
  return isReturn || document.referrer.startsWith(`${location.origin}/`);
}

/** The same face under the hand of a script. */
function toFace({ style }: CSSFontFaceRule): FontFace {
  const of = (property: string) => style.getPropertyValue(property);
  // A rule tells its family in quotation marks, which would become part of the name.
  return new FontFace(of('font-family').replaceAll(/^["']|["']$/g, ''), of('src'), {
    weight: of('font-weight'),
    unicodeRange: of('unicode-range') || 'U+0-10FFFF',
    display: 'swap',
  });
}

/** Whether a face is for some letters alone, which fetch it where they stand; all words need the others. */
function isForSomeLetters({ style }: CSSFontFaceRule): boolean {
  return style.getPropertyValue('unicode-range') !== '';
}

/**
 * Fetches the faces after the first paint and lets them take effect once they are there, so that nothing is laid out
 * while they are awaited, and one after the other, as it takes a while to lay out all words.
 */
async function fetchFonts({ sheet }: HTMLStyleElement): Promise<void> {
  await afterFirstPaint();
  const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
  const everyday = rules.filter((rule) => !isForSomeLetters(rule)).map(toFace);
  const fetches = everyday.map(async (face) => face.load());
  rules.filter(isForSomeLetters).forEach((rule) => document.fonts.add(toFace(rule)));
  for (const fetch of fetches) {
    const [outcome] = await Promise.allSettled([fetch]);
    if (outcome.status === 'rejected') continue;
    document.fonts.add(outcome.value);
    await nextFrame();
  }
}

/**
 * Has the browser fetch the page's fonts after its first paint, with which they would compete; the stand-ins have the
 * same measures. Who comes from another page of the site has them already and sees them at once.
 */
export function showFontsLate(): void {
  const style = document.getElementById(LATE_FONTS_ID);
  if (!(style instanceof HTMLStyleElement)) return;
  if (isKnownVisitor()) style.removeAttribute('media');
  else void fetchFonts(style);
}
