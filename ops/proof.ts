import { spawnSync } from 'node:child_process';

import { PROJECT_ROOT } from './project-root.ts';

/** The proofs of the lead pipeline in their full counts; `npm test` runs the same ones in a short form. */
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=integration',
    'proof',
    ...process.argv.slice(2),
  ],
  { cwd: PROJECT_ROOT, stdio: 'inherit', env: { ...process.env, PROOF: 'full' } },
);
process.exit(status ?? 1);
