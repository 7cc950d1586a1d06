import { afterFirstPaint } from './after-first-paint.ts';
import { LAZY_HREF, NOSCRIPT_FALLBACK } from './markers.ts';

/** How far below the window a drawing is fetched already, as a share of the window's height. */
const NEAR = '100%';

/** The parts of an element that show a drawing which is not fetched yet. */
function listLazyDrawings(element: ParentNode): Element[] {
  return [...element.querySelectorAll(`[${LAZY_HREF}]`)];
}

/** Fetches a drawing, unless it is fetched already. */
export function fetchDrawing(use: Element): void {
  const href = use.getAttribute(LAZY_HREF);
  use.removeAttribute(LAZY_HREF);
  if (href) use.setAttribute('href', href);
}

/**
 * Has the browser fetch each drawing once somebody comes near it, and those in view right after the first paint, which
 * they would hold up. In print all are wanted.
 */
export async function loadDrawingsLazily(): Promise<void> {
  addEventListener('beforeprint', () => listLazyDrawings(document).forEach(fetchDrawing));
  await afterFirstPaint();
  // React, which comes later, does not know them.
  document.querySelectorAll(`[${NOSCRIPT_FALLBACK}]`).forEach((fallback) => fallback.remove());
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        listLazyDrawings(target).forEach(fetchDrawing);
      }
    },
    { rootMargin: NEAR },
  );
  const pictures = new Set(listLazyDrawings(document).map((use) => use.closest('svg') ?? use));
  pictures.forEach((picture) => observer.observe(picture));
}
