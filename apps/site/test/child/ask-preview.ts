import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';

import { preview } from 'vite';

/** Starts the preview and asks it for a page, by the calls with which React Router prerenders; prints the answer's status. */
const { resolvedUrls } = await preview({
  configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
  logLevel: 'silent',
  preview: { port: 0, open: false },
});
const { hostname, port } = new URL(resolvedUrls?.local[0] ?? '');
const call = request({ hostname, port, path: '/', headers: { connection: 'close' } }).end();
const [answer] = await once(call, 'response');
process.stdout.write(`${answer.statusCode}\n`);
// The plug-ins watch their files for as long as the process lives.
process.exit();
