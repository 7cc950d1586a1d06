import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { beginBuild, compressAll } from '@high-street/build';
import { AVAILABILITY } from '@high-street/owner';
import { readAvailability } from '@high-street/server/hours';
import { build } from 'vite';

import { pageAssets, readAssets } from './page/build-steps/page-assets.ts';

const calendar = fileURLToPath(new URL('.', import.meta.url));
const output = join(calendar, 'build');
const configFile = join(calendar, 'vite.config.ts');

// No service starts with hours that are wrong, so nothing is built to go with them.
readAvailability(AVAILABILITY);
const finish = await beginBuild(output);
await build({
  configFile,
  build: {
    outDir: join(output, 'client'),
    manifest: 'manifest.json',
    rolldownOptions: { input: join(calendar, 'page/client.tsx') },
  },
});
const manifestFile = join(output, 'client/manifest.json');
const manifest: unknown = JSON.parse(await readFile(manifestFile, 'utf8'));
// Everything in the folder is sent to whoever asks for it.
await rm(manifestFile);
await build({
  configFile,
  plugins: [pageAssets(readAssets(manifest))],
  // One file that Node can import with nothing beside it: the workspace's packages are not built for it.
  ssr: { noExternal: true },
  build: {
    outDir: join(output, 'server'),
    ssr: true,
    rolldownOptions: {
      input: { page: join(calendar, 'page/server.tsx') },
      output: { entryFileNames: '[name].js' },
    },
  },
});
await compressAll(join(output, 'client'));
await finish([process.env['BRAND'] ?? '']);
