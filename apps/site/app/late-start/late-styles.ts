import { afterFirstPaint } from './after-first-paint.ts';

/** Marks the stylesheets of a page that brings only those of its rules that it needs as it is; the build writes it. */
export const LATE_STYLES = 'data-late-styles';

/**
 * Fetches the rest of the page's styles after its first paint, for what scripts will add to it. Resolves once they are
 * there, or cannot be had.
 */
export async function fetchStylesLate(): Promise<void> {
  await afterFirstPaint();
  const links = [...document.querySelectorAll<HTMLLinkElement>(`[${LATE_STYLES}]`)];
  const fetches = links.map(
    async (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
        link.disabled = false;
      }),
  );
  await Promise.all(fetches);
}
