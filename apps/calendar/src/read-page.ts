import { join } from 'node:path';

import { importBuilt, readStaticFiles } from '@high-street/server/static';
import { z } from 'zod';

import type { AppParts } from './app.ts';

const moduleSchema = z.object({
  renderPage: z.custom<AppParts['renderPage']>((value) => typeof value === 'function'),
});

/** Reads the built booking page from its folder; throws a StartupError when it is not built. */
export async function readPage(folder: string): Promise<Pick<AppParts, 'renderPage' | 'assets'>> {
  const module = await importBuilt(
    join(folder, 'server/page.js'),
    `The booking page is not in ${folder}. Build it with npm run build, or set PAGE_DIR to where it is.`,
  );
  const { renderPage } = moduleSchema.parse(module);
  return { renderPage, assets: await readStaticFiles(join(folder, 'client')) };
}
