import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { beginBuild, buildByRouter, compressAll } from '@high-street/build';

const desk = fileURLToPath(new URL('.', import.meta.url));
const output = join(desk, 'build');

const finish = await beginBuild(output);
buildByRouter(desk);
// A list of files for tools; everything in the folder of the client is sent to whoever asks for it.
await rm(join(output, 'client/.vite'), { recursive: true, force: true });
await compressAll(join(output, 'client'));
await finish([process.env['BRAND'] ?? '']);
