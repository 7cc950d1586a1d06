import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { replacePart } from './record.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ASSETS = join(ROOT, 'apps/site/build/client/assets');
const MOST_KB = 25;
const KB = 1_024;

/** The picture that each product page fetches when the visitor comes near it. */
const PICTURES = {
  'online-ordering': 'order-phone',
  'brand-marketing': 'say-once',
  insights: 'forecast',
  rewards: 'stamp-card',
  'smart-booking': 'floor-plan',
  catalogue: 'stock-table',
  'qr-codes': 'qr-designer',
} as const;

const partSchema = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const manifestSchema = z.object({ entry: partSchema, routes: z.record(z.string(), partSchema) });

function readManifest(): z.infer<typeof manifestSchema> {
  const name = readdirSync(ASSETS).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('There is no built site. Run npm run build first.');
  const text = readFileSync(join(ASSETS, name), 'utf8');
  return manifestSchema.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

/** Bytes of a file as it is sent: compressed by brotli at the build, unless it is too small for that. */
function sentBytes(file: string): number {
  const path = join(ASSETS, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function sizeOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + sentBytes(file), 0) / KB;
}

function filesOf({ module, imports }: z.infer<typeof partSchema>): string[] {
  return [module, ...imports].map((address) => basename(address));
}

/** The script of a picture's own module; its name begins with the picture's and ends in a hash. */
function pictureFile(picture: string): string {
  const found = readdirSync(ASSETS).find((file) =>
    new RegExp(`^${picture}-[\\w-]{8}\\.js$`).test(file),
  );
  if (!found) throw new Error(`The picture ${picture} has no script of its own.`);
  return found;
}

const { entry, routes } = readManifest();
const layout = new Set([...filesOf(entry), ...(routes['root'] ? filesOf(routes['root']) : [])]);
const rows = Object.entries(PICTURES).map(([route, picture]) => {
  const part = routes[route];
  if (!part) throw new Error(`There is no ${route} in the build.`);
  const own = sizeOf(filesOf(part).filter((file) => !layout.has(file)));
  return { route, own, picture, size: sizeOf([pictureFile(picture)]) };
});
const table = [
  '| page | own script, kB | its picture | kB |',
  '| --- | --- | --- | --- |',
  ...rows.map(
    ({ route, own, picture, size }) =>
      `| ${basename(route)} | ${own.toFixed(1)} | ${picture} | ${size.toFixed(1)} |`,
  ),
].join('\n');
process.stdout.write(`${table}\n`);
if (process.argv.includes('--record')) await replacePart('page scripts', table);
if (rows.some(({ own }) => own > MOST_KB)) {
  process.stderr.write(`A page's own script may have ${MOST_KB} kB before its picture is near.\n`);
  process.exitCode = 1;
}
