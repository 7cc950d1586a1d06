import { haveStylesCome } from './early-styles.ts';
import type { ManifestRoute } from './router-internals.ts';

/**
 * For so long a page is waited for, before the browser is to open its address by itself: what is kept in this document
 * alone is lost with that, and most of what is late still comes.
 */
const PAGE_LIMIT_MS = 15_000;

/**
 * Waits for a page's scripts and for the stylesheets that were asked for ahead, and returns whether all have come in time.
 * Where a script does not come, the router would load the page anew that is open, and the link be lost.
 */
export async function hasPageCome({
  css,
  module,
}: Pick<ManifestRoute, 'css' | 'module'>): Promise<boolean> {
  const hasCome = Promise.all([haveStylesCome(css ?? []), import(/* @vite-ignore */ module)]).then(
    ([isStyled]) => isStyled,
    () => false,
  );
  const isLate = new Promise<boolean>((resolve) => {
    setTimeout(resolve, PAGE_LIMIT_MS, false);
  });
  return Promise.race([hasCome, isLate]);
}
