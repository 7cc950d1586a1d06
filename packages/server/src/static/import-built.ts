import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { StartupError } from '#/error/startup-error.ts';

/** Imports a module that was built; throws a StartupError that says what is missing where there is none. */
export async function importBuilt(path: string, missing: string): Promise<unknown> {
  if (!existsSync(path)) throw new StartupError('PAGE_NOT_BUILT', missing);
  return import(pathToFileURL(path).href);
}
