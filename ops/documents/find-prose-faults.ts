import type { ProjectText } from './find-broken-references.ts';

/** A longer sentence has to be read twice. */
const MAX_WORDS = 25;
/** What is no prose: code blocks, tables, and the parts between marks that a script writes. */
const NO_PROSE = /^ *```.*?^ *```|^ *\|.*?$|<!-- ([\w ]+).*?<!-- end of \1 -->/gms;
/** Where a new text begins: after an empty line or a heading, and at each line of a list. */
const BLOCK = /\n\s*\n|\n(?= *(?:[-*]|\d+\.) )|(?<=^ *#[^\n]*)\n/m;
const SENTENCE_END = /(?<=[.!?][)"”*_]*)\s+/;

/** Sentences of a Markdown document that have too many words, with their count. */
export function findLongSentences({ path, text }: ProjectText): string[] {
  return text
    .replaceAll(NO_PROSE, '\n\n')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(BLOCK)
    .flatMap((block) => block.split(SENTENCE_END))
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
    .filter((words) => words.length > MAX_WORDS)
    .map((words) => `${path}: ${words.length} words: ${words.join(' ')}`);
}

/** Words in place of which the glossary has a term of the field. */
const FORBIDDEN =
  /\b(?:ears?|deeds?|stand-?ins?|mend(?:s|ed|ing)?|papers|(?:its|the|their|of|no) looks)\b/gi;
/** These are words of the site's own pages too, so they are looked for elsewhere only. */
const FORBIDDEN_BEHIND_PAGES = /\b(?:houses?|story|stories)\b/gi;
const OF_PAGES = /^(?:apps\/site|e2e)\//;

/** Uses of words for which the product has another term, in prose, comments and names. */
export function findForbiddenWords({ path, text }: ProjectText): string[] {
  const patterns = OF_PAGES.test(path) ? [FORBIDDEN] : [FORBIDDEN, FORBIDDEN_BEHIND_PAGES];
  return text.split('\n').flatMap((line, index) => {
    const words = line.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, '-');
    return patterns.flatMap((pattern) =>
      [...words.matchAll(pattern)].map(([word]) => `${path}:${index + 1}: ${word}`),
    );
  });
}
