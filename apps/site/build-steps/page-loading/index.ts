import type { Page } from '../page.ts';

import { bundleStarter, deferScripts } from './deferred-scripts.ts';
import { inlineStyles, removeFontFaces } from './inline-styles.ts';
import { loadDrawingsLazily } from './lazy-drawings.ts';

type Step = (page: Page) => void | Promise<void>;

/** What page loading works on: the folder of the built site, and where its sources are. */
type Places = { readonly folder: string; readonly site: string };

/** Rewrites every page so that it is painted from its HTML alone, and fetches everything else when it is needed. */
export async function speedUpLoading(
  pages: readonly Page[],
  { folder, site }: Places,
): Promise<void> {
  const starter = await bundleStarter(site);
  const stylesheets = new Set<string>();
  const steps: readonly Step[] = [
    async (page) => loadDrawingsLazily(page, folder),
    async (page) => deferScripts(page, { starter, folder }),
    async (page) => {
      for (const file of await inlineStyles(page, folder)) stylesheets.add(file);
    },
  ];
  for (const page of pages) for (const step of steps) await step(page);
  await removeFontFaces(stylesheets);
}
