import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { listLicences } from './packages/list-licences.ts';
import { readLockfile } from './packages/lockfile.ts';
import { PROJECT_ROOT } from './project-root.ts';

writeFileSync(join(PROJECT_ROOT, 'docs/licences.md'), listLicences(readLockfile()));
