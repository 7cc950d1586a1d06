import { afterFirstPaint } from './after-first-paint.ts';
import { DEFERRED_STYLES, STYLES_PENDING } from './markers.ts';
import { nextFrame } from './next-frame.ts';

/** After this, unstyled words are better than none. */
const LONGEST_UNSEEN_MS = 3_000;

/** Runs before the first paint, as text inside the page: said later, it would have everything styled once more. */
export const STYLES_PENDING_SCRIPT = `document.documentElement.setAttribute('${STYLES_PENDING}','');setTimeout(()=>document.documentElement.removeAttribute('${STYLES_PENDING}'),${LONGEST_UNSEEN_MS})`;

/**
 * Fetches the page's stylesheets after its first paint: for what lies below the fold, and for what scripts will add.
 * Resolves once they are there, or cannot be had.
 */
export async function fetchDeferredStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`[${DEFERRED_STYLES}]`)];
  const apply = () => links.forEach((link) => link.removeAttribute('media'));
  await afterFirstPaint();
  const fetches = links.map(
    async (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
        // All take effect in one frame: each by itself would have every element styled anew.
        link.media = 'not all';
        link.disabled = false;
      }),
  );
  setTimeout(apply, LONGEST_UNSEEN_MS);
  await Promise.all(fetches);
  apply();
  // One frame to apply them, and the next to show the result.
  await nextFrame();
  await nextFrame();
  document.documentElement.removeAttribute(STYLES_PENDING);
}
