import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { compressAll } from './build-steps/compress.ts';
import { writeDocuments } from './build-steps/documents.ts';
import { drawAll } from './build-steps/drawings.ts';
import { writeFavicon } from './build-steps/favicon.ts';
import { startScriptsLate } from './build-steps/late-start.ts';

const site = fileURLToPath(new URL('.', import.meta.url));
const build = join(site, process.env['SITE_OUT'] ?? 'build');
const output = join(build, 'client');

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
await writeDocuments(output);
await startScriptsLate(output, site);
await compressAll(output);
// Its date and content tell `npm start` whether sources or settings have changed since.
await writeFile(join(build, 'finished'), process.env['CALENDAR_URL'] ?? '');
