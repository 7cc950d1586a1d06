import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('..', import.meta.url));
/** What an entry of the content is called, whichever it has. */
const NAMES = ['name', 'title', 'value', 'label'];

function nameOf(entry: object): string {
  const named = Object.entries(entry).find(
    ([key, value]) => NAMES.includes(key) && typeof value === 'string',
  );
  return named ? String(named[1]) : 'an entry without a name';
}

/** Where words are kept: those of one page in its folder, the others in a folder of their own. */
const CONTENT = [
  'app/content/**/!(*.test).ts',
  'app/pages/*/content.ts',
  'app/pages/*/content/*.ts',
];

function isMarked(value: object): boolean {
  return 'isSample' in value && value.isSample === true;
}

/** The names of all entries in a value that say of themselves that they are samples. */
export function namesOfSamples(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isMarked(value)) return [nameOf(value)];
  return Object.values(value).flatMap(namesOfSamples);
}

/** One line for each sample in the content files: the file and what the entry is called. */
export async function listContentSamples(): Promise<string[]> {
  const lines: string[] = [];
  for (const file of globSync(CONTENT, { cwd: SITE }).toSorted()) {
    const module: unknown = await import(new URL(`../${file}`, import.meta.url).href);
    lines.push(...namesOfSamples(module).map((name) => `${file}: ${name}`));
  }
  return lines;
}
