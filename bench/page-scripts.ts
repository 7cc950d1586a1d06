import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { listLivePictures } from '@high-street/site/live-pictures';
import { z } from 'zod';

import { replacePart } from './record.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ASSETS = join(ROOT, 'apps/site/build/client/assets');
const MOST_KB = 25;
const KB = 1_024;

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

/** The script of a module of its own; its name begins with the module's and ends in a hash. */
function scriptOf(module: string): string {
  const found = readdirSync(ASSETS).find((file) =>
    new RegExp(`^${module}-[\\w-]{7}\\.js$`).test(file),
  );
  if (!found) throw new Error(`${module} has no script of its own.`);
  return found;
}

const { entry, routes } = readManifest();
const layout = new Set([...filesOf(entry), ...(routes['root'] ? filesOf(routes['root']) : [])]);
const rows = listLivePictures().map(({ folder, name, module }) => {
  const part = routes[folder];
  if (!part) throw new Error(`There is no ${folder} in the build.`);
  const own = sizeOf(filesOf(part).filter((file) => !layout.has(file)));
  return { folder, own, name, size: sizeOf([scriptOf(module)]) };
});
const table = [
  '| page | own script, kB | its picture | kB |',
  '| --- | --- | --- | --- |',
  ...rows.map(
    ({ folder, own, name, size }) =>
      `| ${folder} | ${own.toFixed(1)} | ${name} | ${size.toFixed(1)} |`,
  ),
].join('\n');
process.stdout.write(`${table}\n`);
if (process.argv.includes('--record')) await replacePart('page scripts', table);
if (rows.some(({ own }) => own > MOST_KB)) {
  process.stderr.write(`A page's own script may have ${MOST_KB} kB before its picture is near.\n`);
  process.exitCode = 1;
}
