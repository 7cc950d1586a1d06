/** A text in a place that shows only its beginning. */
export type CutText = {
  readonly text: string;
  /** Length of the whole, as people count letters. */
  readonly length: number;
  readonly isCut: boolean;
};

const ELLIPSIS = '…';

/** How far back the end of a word is looked for. */
const WORD_SEARCH = 14;

/** Made once, as it takes long. */
const segmenter = new Intl.Segmenter('en-GB');

/** Letters as they are seen: an accent or a joined pictogram is one with what it is on. */
function splitLetters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Cuts a text to a number of letters, its ellipsis included, between two words if one ends near. */
export function cutText(text: string, limit: number): CutText {
  const letters = splitLetters(text);
  if (letters.length <= limit) return { text, length: letters.length, isCut: false };
  const kept = letters.slice(0, limit - 1);
  const space = letters[limit - 1] === ' ' ? limit - 1 : kept.lastIndexOf(' ');
  const end = space > limit - WORD_SEARCH && space > 0 ? space : limit - 1;
  const head = kept
    .slice(0, end)
    .join('')
    .replace(/[\s,;:–-]+$/, '');
  return { text: `${head}${ELLIPSIS}`, length: letters.length, isCut: true };
}
