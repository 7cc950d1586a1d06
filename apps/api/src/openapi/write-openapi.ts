import { writeFile } from 'node:fs/promises';

import { buildOpenApi } from './openapi-document.ts';

const FILE = new URL('../../../../docs/openapi.json', import.meta.url);

await writeFile(FILE, `${JSON.stringify(buildOpenApi(), null, 2)}\n`);
