import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PROJECT_ROOT } from '../project-root.ts';
import { withSettings } from './settings-document.ts';

const file = join(PROJECT_ROOT, 'docs/operations.md');

await writeFile(file, withSettings(await readFile(file, 'utf8')));
