import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { rm, writeFile } from 'node:fs/promises';

import { compressAll } from './build-steps/compress.ts';
import { drawAll } from './build-steps/drawings.ts';
import { writeFavicon } from './build-steps/favicon.ts';
import { startScriptsLate } from './build-steps/late-start.ts';

const site = fileURLToPath(new URL('.', import.meta.url));
const output = join(site, 'build/client');

await drawAll();
execFileSync('react-router', ['build'], {
  cwd: site,
  stdio: ['ignore', 'ignore', 'inherit'],
  // Drawing sets NODE_ENV to development in this process; the build must not inherit that.
  env: { ...process.env, NODE_ENV: 'production' },
});
// No address needs it: every page has its own file, and the server sends the 404 page for the rest.
await rm(join(output, '__spa-fallback.html'), { force: true });
await writeFavicon(output);
await startScriptsLate(output);
await compressAll(output);
// Its date tells `npm start` whether the sources have changed since.
await writeFile(join(site, 'build/finished'), '');
