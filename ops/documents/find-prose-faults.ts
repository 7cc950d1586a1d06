import type { ProjectText } from './find-broken-references.ts';

/** The number of words from which a sentence is hard to read at once. */
const MAX_WORDS = 25;
/** What is no prose: code blocks, tables, and the parts between marks that a script writes. */
const NO_PROSE = /^ *```.*?^ *```|^ *\|.*?$|<!-- ([\w ]+).*?<!-- end of \1 -->/gms;
/** Where a text of its own begins: an empty line, a heading, or a line of a list. */
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
    .map((sentence) => sentence.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu) ?? [])
    .filter((words) => words.length > MAX_WORDS)
    .map((words) => `${path}: ${words.length} words: ${words.join(' ')}`);
}
