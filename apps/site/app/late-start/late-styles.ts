import { afterFirstPaint } from './after-first-paint.ts';
import { nextFrame } from './next-frame.ts';

/** Marks the stylesheets of a page that brings only those of its rules that it needs as it is; the build writes it. */
export const LATE_STYLES = 'data-late-styles';

/** Stands at the root while what lies below the first screen has no styles; it is not seen then. */
export const BARE = 'data-bare';

/** After this, words without their looks are better than none. */
const LONGEST_UNSEEN_MS = 3_000;

/** Runs before the first paint, as text inside the page, since whatever is said later has all of it styled once more. */
export const BARE_SCRIPT = `document.documentElement.setAttribute('${BARE}','');setTimeout(()=>document.documentElement.removeAttribute('${BARE}'),${LONGEST_UNSEEN_MS})`;

/**
 * Fetches the rest of the page's styles after its first paint: for what lies below the first screen, and for what
 * scripts will add to it. Resolves once they are there, or cannot be had.
 */
export async function fetchStylesLate(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`[${LATE_STYLES}]`)];
  await afterFirstPaint();
  const fetches = links.map(
    async (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
        link.disabled = false;
      }),
  );
  await Promise.all(fetches);
  // One frame to give them their styles, and the next to show them.
  await nextFrame();
  await nextFrame();
  document.documentElement.removeAttribute(BARE);
}
