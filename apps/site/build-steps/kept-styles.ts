import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';

/**
 * Keeps from the router which scripts come late. It would end the names of their stylesheets with a #, so that Vite fetches
 * them again once the router's own links have gone with their page. Ours stay (app/navigation/page-styles.tsx).
 */
export function keptStyles(): Plugin {
  return {
    name: 'kept-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }) {
      const file = join(dir, MANIFEST);
      const chunks: unknown = JSON.parse(await readFile(file, 'utf8'), (key, value: unknown) =>
        key === 'dynamicImports' ? undefined : value,
      );
      await writeFile(file, JSON.stringify(chunks));
    },
  };
}
