import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { currentBrand } from '@high-street/owner';

import { checkContrast } from './build-steps/check-contrast.ts';
import { compressAll } from './build-steps/compress.ts';
import { writeDocuments } from './build-steps/documents.ts';
import { drawAll } from './build-steps/drawings.ts';
import { writeFavicon } from './build-steps/favicon.ts';
import { startScriptsLate } from './build-steps/late-start.ts';
import { writeRedirects } from './build-steps/redirects.ts';

const site = fileURLToPath(new URL('.', import.meta.url));
const build = join(site, process.env['SITE_OUT'] ?? 'build');
const output = join(build, 'client');

checkContrast(currentBrand());
await drawAll();
execFileSync('react-router', ['build'], {
  cwd: site,
  stdio: ['ignore', 'ignore', 'inherit'],
  // Drawing sets NODE_ENV to development in this process; the build must not inherit that.
  env: { ...process.env, NODE_ENV: 'production' },
});
// No address needs it: every page has its own file, and the server sends the 404 page for the rest.
await rm(join(output, '__spa-fallback.html'), { force: true });
await writeFavicon(output, currentBrand());
await writeDocuments(output);
await writeRedirects(output);
await startScriptsLate(output, site);
await compressAll(output);
// Its date and content tell `npm start` whether sources or settings have changed since.
const { CALENDAR_URL = '', BRAND = '' } = process.env;
await writeFile(join(build, 'finished'), `${CALENDAR_URL}\n${BRAND}\n`);
