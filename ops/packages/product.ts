import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { PROJECT_ROOT } from '#/project-root.ts';

const productSchema = z.object({
  name: z.string(),
  version: z.string(),
  allowScripts: z.record(z.string(), z.boolean()),
});

/** What the root package.json says of the product: its name, its version, and which packages may run install scripts. */
export function readProduct(): z.infer<typeof productSchema> {
  return productSchema.parse(JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')));
}
