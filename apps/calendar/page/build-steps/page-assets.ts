import { isEverydayFont, virtualModules } from '@high-street/build';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  css: z.optional(z.array(z.string())),
  assets: z.optional(z.array(z.string())),
});

/** What Vite writes about the browser bundle. */
const manifestSchema = z.record(z.string(), chunkSchema);

/** The addresses of the browser bundle as the server's half needs them; throws when it has no single entry. */
export function readAssets(manifest: unknown) {
  const chunks = Object.values(manifestSchema.parse(manifest));
  const entries = chunks.filter(({ isEntry }) => isEntry === true);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) {
    throw new Error(
      `The browser bundle has ${entries.length} entries, so the page would not know its script. Look at apps/calendar/vite.config.ts.`,
    );
  }
  const address = (file: string) => `/${file}`;
  return {
    script: address(entry.file),
    styles: (entry.css ?? []).map(address),
    // A font of rarer letters is fetched by a page that has one of them; ahead of the styles it would delay all pages.
    fonts: (entry.assets ?? []).filter(isEverydayFont).map(address),
  };
}

/** Serves the addresses of the browser bundle as `virtual:page-assets`. */
export function pageAssets(assets: ReturnType<typeof readAssets>): Plugin {
  return virtualModules('calendar-page-assets', {
    'virtual:page-assets': () => `export const assets = ${JSON.stringify(assets)};`,
  });
}
