import { afterFirstPaint } from './after-first-paint.ts';

/** Where the address of a drawing stands until somebody comes near; the build writes it (see build-steps). */
export const LATE_HREF = 'data-late-href';

/** Marks what shows a drawing to browsers without scripts, in a `noscript` beside it. */
export const STAND_IN = 'data-stand-in';

/** How far below the window a drawing is fetched already, as a share of the window's height. */
const NEAR = '100%';

/** The parts of an element that show a drawing which is not fetched yet. */
export function lateDrawings(element: ParentNode): Element[] {
  return [...element.querySelectorAll(`[${LATE_HREF}]`)];
}

/** Fetches a drawing, unless it is fetched already. */
export function fetchDrawing(use: Element): void {
  const href = use.getAttribute(LATE_HREF);
  use.removeAttribute(LATE_HREF);
  if (href) use.setAttribute('href', href);
}

/**
 * Has the browser fetch each drawing once somebody comes near it, and those in view right after the first paint, which
 * they would hold up. On paper all are wanted.
 */
export async function showDrawingsLate(): Promise<void> {
  addEventListener('beforeprint', () => lateDrawings(document).forEach(fetchDrawing));
  await afterFirstPaint();
  // React, which comes later, does not know them.
  document.querySelectorAll(`[${STAND_IN}]`).forEach((standIn) => standIn.remove());
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        lateDrawings(target).forEach(fetchDrawing);
      }
    },
    { rootMargin: NEAR },
  );
  const pictures = new Set(lateDrawings(document).map((use) => use.closest('svg') ?? use));
  pictures.forEach((picture) => observer.observe(picture));
}
