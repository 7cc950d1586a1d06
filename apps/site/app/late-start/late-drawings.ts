import { afterFirstPaint } from './after-first-paint.ts';

/** Where the address of a drawing stands until somebody comes near; the build writes it (see build-steps). */
export const LATE_HREF = 'data-late-href';

/** Marks what shows a drawing to browsers without scripts, in a `noscript` beside it. */
export const STAND_IN = 'data-stand-in';

/** How far below the window a drawing is fetched already, as a share of the window's height. */
const NEAR = '100%';

/** Fetches the drawings in an element that are not fetched yet. */
export function fetchDrawings(element: Element): void {
  for (const use of element.querySelectorAll(`[${LATE_HREF}]`)) {
    const href = use.getAttribute(LATE_HREF);
    use.removeAttribute(LATE_HREF);
    if (href) use.setAttribute('href', href);
  }
}

/**
 * Has the browser fetch each drawing once somebody comes near it, and those in view right after the first paint, which
 * they would hold up. On paper all are wanted.
 */
export function showDrawingsLate(): void {
  // React, which comes later, does not know them.
  document.querySelectorAll(`[${STAND_IN}]`).forEach((standIn) => standIn.remove());
  const drawings = new Set(
    [...document.querySelectorAll(`[${LATE_HREF}]`)].map((use) => use.closest('svg') ?? use),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fetchDrawings(target);
      }
    },
    { rootMargin: NEAR },
  );
  afterFirstPaint(() => drawings.forEach((drawing) => observer.observe(drawing)));
  addEventListener('beforeprint', () => drawings.forEach(fetchDrawings));
}
