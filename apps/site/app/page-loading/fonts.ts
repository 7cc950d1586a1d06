import { afterFirstPaint } from './after-first-paint.ts';
import { DEFERRED_FONTS_ID } from './markers.ts';

function isKnownVisitor(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn =
    navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
  return isReturn || document.referrer.startsWith(`${location.origin}/`);
}

/** What `FontFace` calls a descriptor of a rule: `font-weight` is `weight`, `unicode-range` is `unicodeRange`. */
function toName(descriptor: string): string {
  return descriptor
    .replace(/^font-/, '')
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

type FontRule = {
  readonly style: Iterable<string> & Pick<CSSStyleDeclaration, 'getPropertyValue'>;
};

/** The same face under the hand of a script, with every descriptor that its rule has. */
export function toFace({ style }: FontRule): FontFace {
  const of = (descriptor: string) => style.getPropertyValue(descriptor);
  const others = [...style].filter((name) => name !== 'font-family' && name !== 'src');
  // A rule has its family in quotation marks, which would become part of the name.
  return new FontFace(of('font-family').replaceAll(/^["']|["']$/g, ''), of('src'), {
    display: 'swap',
    ...Object.fromEntries(others.map((name) => [toName(name), of(name)])),
  });
}

/** Whether a face is for some letters alone, which fetch it where they appear; all words need the others. */
function isForSomeLetters({ style }: CSSFontFaceRule): boolean {
  return style.getPropertyValue('unicode-range') !== '';
}

/**
 * Fetches the faces after the first paint and lets them take effect once they are there, all in one frame, as whatever
 * changes the fonts has all words laid out anew.
 */
async function fetchFonts({ sheet }: HTMLStyleElement): Promise<void> {
  await afterFirstPaint();
  const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
  const everyday = rules.filter((rule) => !isForSomeLetters(rule)).map(toFace);
  const outcomes = await Promise.allSettled(everyday.map(async (face) => face.load()));
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') document.fonts.add(outcome.value);
  }
  rules.filter(isForSomeLetters).forEach((rule) => document.fonts.add(toFace(rule)));
}

/**
 * Has the browser fetch the page's fonts after its first paint, with which they would compete; the fallback fonts
 * have the same metrics. Who comes from another page of the site has them already and sees them at once.
 */
export function loadFontsDeferred(): void {
  const style = document.getElementById(DEFERRED_FONTS_ID);
  if (!(style instanceof HTMLStyleElement)) return;
  if (isKnownVisitor()) style.removeAttribute('media');
  else void fetchFonts(style);
}
