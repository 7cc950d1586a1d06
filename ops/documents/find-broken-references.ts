import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type ProjectText = { readonly path: string; readonly text: string };

const LINK = /\]\((?<target>[^)\s]+)\)/g;
const SCHEME = /^[a-z]+:/;
/** A path that begins in a folder of the project's root, as comments and documents name files. */
const FILE =
  /(?<![\w/.-])(?:apps|packages|ops|e2e|owner|bench|deploy|docs)\/[\w./-]*\w(?:\.\w+)?(?![\w/*{<…-])/g;
/** A numbered paragraph of a document that nobody has who reads the code. */
const NUMBERED = /(?<![\w-])(?:spec|decisions?|issue) \d+/gi;

function anchorsOf(markdown: string): string[] {
  const seen = new Map<string, number>();
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

function isAnchorThere(file: string, anchor: string): boolean {
  return !anchor || !file.endsWith('.md') || anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
}

/** Links of a Markdown document that lead to no file, or to no heading of one. */
export function findBrokenLinks(root: string, { path, text }: ProjectText): string[] {
  return [...text.matchAll(LINK)]
    .map(({ groups: { target = '' } = {} }) => target)
    .filter((target) => !SCHEME.test(target))
    .filter((target) => {
      const [place = '', anchor = ''] = target.split('#');
      const file = place === '' ? join(root, path) : join(root, dirname(path), place);
      return !existsSync(file) || !isAnchorThere(file, anchor);
    })
    .map((target) => `${path}: ${target}`);
}

/** Files and folders that a text names by their path in the project, and that are none of it. */
export function findMissingFiles(
  { path, text }: ProjectText,
  isOfProject: (name: string) => boolean,
): string[] {
  const names = [...text.matchAll(FILE)].map(([name]) => name.replace(/[.,]$/, ''));
  return [...new Set(names)].filter((name) => !isOfProject(name)).map((name) => `${path}: ${name}`);
}

/** Citations of numbered paragraphs that are beside no link to them. */
export function findBareCitations({ path, text }: ProjectText): string[] {
  const withoutLinks = text.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '');
  return [...withoutLinks.matchAll(NUMBERED)].map(([citation]) => `${path}: ${citation}`);
}
