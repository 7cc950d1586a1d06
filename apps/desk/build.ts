import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { compressAll } from '@high-street/build';

const desk = fileURLToPath(new URL('.', import.meta.url));
const output = join(desk, 'build');

execFileSync('react-router', ['build'], {
  cwd: desk,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});
// A list of files for tools; everything in the folder of the client is sent to whoever asks for it.
await rm(join(output, 'client/.vite'), { recursive: true, force: true });
await compressAll(join(output, 'client'));
// Its date and content tell `npm start` whether sources or settings have changed since.
await writeFile(join(output, 'finished'), `${process.env['BRAND'] ?? ''}\n`);
