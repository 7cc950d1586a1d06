import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { StartupError } from '@high-street/server';
import { readStaticFiles } from '@high-street/server/static';
import { z } from 'zod';

import type { AppParts } from './app.ts';

const moduleSchema = z.object({
  renderPage: z.custom<AppParts['renderPage']>((value) => typeof value === 'function'),
});

/** Reads the built booking page from its folder; throws a StartupError when it is not built. */
export async function readPage(folder: string): Promise<Pick<AppParts, 'renderPage' | 'assets'>> {
  const path = join(folder, 'server/page.js');
  const isBuilt = await stat(path).then(
    () => true,
    () => false,
  );
  if (!isBuilt) {
    throw new StartupError(
      'PAGE_NOT_BUILT',
      `The booking page is not in ${folder}. Build it with npm run build, or set PAGE_DIR to where it is.`,
    );
  }
  const module: unknown = await import(pathToFileURL(path).href);
  const { renderPage } = moduleSchema.parse(module);
  return { renderPage, assets: await readStaticFiles(join(folder, 'client')) };
}
