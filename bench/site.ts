import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { findFreePort, findTool, makeTempFolder } from '@high-street/server/testing';

import { ROUTES } from '../e2e/support/routes.ts';

import { findNginx, startNginx } from './fault-day/nginx.ts';
import { middleRound } from './middle-round.ts';
import { reportOutcome } from './outcome.ts';
import { refuse } from './refuse.ts';
import { comparePages } from './site/compare-pages.ts';
import { nginxSite } from './site/nginx-site.ts';
import { runWrk } from './site/run-wrk.ts';
import { startProcess } from './start-process.ts';

const BUILD = fileURLToPath(new URL('../apps/site/build', import.meta.url));
const SITE = join(BUILD, 'client');
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;
const LEAST_RATIO = 0.4;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    record: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
if (!(seconds >= 1)) refuse('--seconds takes the length of a round in seconds, 1 or more.');
if (!existsSync(join(SITE, 'index.html'))) refuse('The site is not built. Run npm run build.');
const nginx = findNginx();
const wrk = findTool('wrk');
if (nginx === null || wrk === null)
  refuse('The bench needs nginx and wrk. Install both, or run this as root on Debian.');

await using stack = new AsyncDisposableStack();
const { path: folder, remove } = await makeTempFolder();
stack.defer(remove);
const [own, other] = [await findFreePort(), await findFreePort()];
const service = await startProcess('apps/api/src/server.ts', {
  ROLE: 'web',
  HOST: '127.0.0.1',
  PORT: String(own),
  DATA_DIR: join(folder, 'data'),
});
stack.defer(service.stop);
const config = nginxSite({ port: other, root: SITE, rules: BUILD });
stack.defer((await startNginx(nginx, folder, config, other)).stop);

const pages = ROUTES.map(({ path }) => path).filter((path) => path !== '/home');
const [ours, theirs] = [`http://127.0.0.1:${own}`, `http://127.0.0.1:${other}`];
await comparePages([ours, theirs], pages);
for (const origin of [ours, theirs]) await runWrk(wrk, origin, pages, WARM_UP_SECONDS);
const rounds = [];
// Interleaved, so that a slow moment of the machine meets both.
for (let round = 0; round < ROUNDS; round += 1) {
  const bare = await runWrk(wrk, theirs, pages, seconds);
  const site = await runWrk(wrk, ours, pages, seconds);
  rounds.push({ bare, site, ratio: site.perSecond / bare.perSecond });
}
const { bare, site, ratio } = middleRound(rounds);
await reportOutcome(
  {
    head: 'date | cores | nginx, pages/s | ours, pages/s | ratio | nginx, p99 ms | ours, p99 ms',
    cells: [
      availableParallelism(),
      ...[bare, site].map(({ perSecond }) => perSecond.toFixed(0)),
      ratio.toFixed(2),
      ...[bare, site].map(({ p99Ms }) => p99Ms.toFixed(1)),
    ],
    faults: ratio < LEAST_RATIO ? [`The target is a ratio of ${LEAST_RATIO}.`] : [],
  },
  { name: 'site', isRecorded: values.record },
);
