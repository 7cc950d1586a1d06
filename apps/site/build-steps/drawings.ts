import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { virtualModules } from '@high-street/build';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize, type Config } from 'svgo';
import { runnerImport, type Plugin } from 'vite';

const SITE = dirname(dirname(fileURLToPath(import.meta.url)));
const DRAWN = join(SITE, 'drawn');

type DrawingModule = {
  readonly size: {
    readonly width: number;
    readonly height: number;
    readonly minX?: number;
    readonly minY?: number;
  };
  /** What each part takes of the plane, where the drawing is a row or a column of parts of one size. */
  readonly cell?: { readonly width: number; readonly height: number };
  readonly Drawing: ComponentType;
};

/**
 * Makes a file smaller by how it writes what it draws: paths in steps from point to point, which repeat and so pack
 * better than places, and to a hundredth of a unit; groups that say nothing are left out. What is drawn, its ids and its colours stay as they are.
 */
const SHORTER: Config = {
  plugins: [
    'cleanupNumericValues',
    'collapseGroups',
    {
      name: 'convertPathData',
      params: { floatPrecision: 2, utilizeAbsolute: false, applyTransforms: false },
    },
  ],
};

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => null);
  if (before !== text) await writeFile(path, text);
}

const ALL = 'virtual:all-drawings';

/** Loads them together, by file: most share modules of the drawing kit, which each import of its own reads anew. */
async function loadDrawings(
  files: readonly string[],
): Promise<Readonly<Record<string, DrawingModule>>> {
  const quote = (text: string) => JSON.stringify(text);
  const text = [
    ...files.map((file, at) => `import * as d${at} from ${quote(join(SITE, file))};`),
    `export const drawings = { ${files.map((file, at) => `${quote(file)}: d${at}`).join(', ')} };`,
  ].join('\n');
  const { module } = await runnerImport<{ drawings: Record<string, DrawingModule> }>(ALL, {
    root: SITE,
    logLevel: 'error',
    plugins: [virtualModules('all-drawings', { [ALL]: () => text })],
  });
  return module.drawings;
}

async function draw(file: string, drawing: DrawingModule): Promise<void> {
  const name = basename(file, '.drawing.tsx');
  const { minX = 0, minY = 0, width, height } = drawing.size;
  const viewBox = [minX, minY, width, height].join(' ');
  const markup = renderToStaticMarkup(createElement(drawing.Drawing));
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" display="none"><g id="drawing">${markup}</g></svg>`,
    SHORTER,
  );
  await writeIfChanged(join(DRAWN, `${name}.svg`), `${data}\n`);
  const id = camelCase(name);
  const { cell } = drawing;
  const parts = cell
    ? `, cell: { width: ${cell.width}, height: ${cell.height}, columns: ${width / cell.width} }`
    : '';
  await writeIfChanged(
    join(DRAWN, `${name}.ts`),
    `import url from './${name}.svg?no-inline';\n\nexport const ${id} = { url, viewBox: '${viewBox}'${parts} };\n`,
  );
}

/**
 * Draws every `*.drawing.tsx` of `app/art` and `app/pages` into a file of its own under `drawn/`, with a module that knows
 * its address. A drawing then reaches the visitor once, as a cached file, and never inside a script.
 */
export async function drawAll(): Promise<void> {
  await mkdir(DRAWN, { recursive: true });
  const files = globSync('app/{art,pages}/**/*.drawing.tsx', { cwd: SITE }).sort();
  for (const [file, drawing] of Object.entries(await loadDrawings(files))) {
    await draw(file, drawing);
  }
}

/** Keeps the drawn files in step with their sources while developing. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    apply: 'serve',
    async hotUpdate({ file }) {
      if (/\/app\/(?:art|content|pages)\//.test(file)) await drawAll();
    },
  };
}
