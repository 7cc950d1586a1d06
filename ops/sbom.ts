import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSbom } from './packages/build-sbom.ts';
import { readLockfile } from './packages/lockfile.ts';
import { readProduct } from './packages/product.ts';
import { PROJECT_ROOT } from './project-root.ts';

const NAME = 'sbom.cdx.json';

writeFileSync(join(PROJECT_ROOT, NAME), buildSbom(readProduct(), readLockfile(), new Date()));
process.stdout.write(`${NAME} lists what the product runs with, as CycloneDX.\n`);
