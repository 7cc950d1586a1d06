import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BENCHMARKS = join(ROOT, 'docs/benchmarks.md');
const PRETTIER = join(ROOT, 'node_modules/prettier/bin/prettier.cjs');

async function change(name: string, toPart: (part: string) => string): Promise<void> {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const text = await readFile(BENCHMARKS, 'utf8');
  const [before, rest] = text.split(begin);
  const [part, after] = rest?.split(end) ?? [];
  if (before === undefined || part === undefined || after === undefined) {
    throw new Error(`docs/benchmarks.md has no part between the marks of "${name}".`);
  }
  await writeFile(BENCHMARKS, `${before}${begin}\n${toPart(part.trim())}\n\n${end}${after}`);
  spawnSync(process.execPath, [PRETTIER, '--write', BENCHMARKS]);
}

/** Adds a row to the table of that name in docs/benchmarks.md. */
export async function addRow(name: string, row: string): Promise<void> {
  await change(name, (part) => `${part}\n${row}`);
}

/** Puts a text in the place of the last one of that name in docs/benchmarks.md. */
export async function replacePart(name: string, text: string): Promise<void> {
  await change(name, () => text);
}
