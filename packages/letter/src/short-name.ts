const MOST = 60;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as a greeting, a mailbox or a calendar shows it: what is longer than any name of a person is cut. */
export function shortName(name: string): string {
  const graphemes = Array.from(segmenter.segment(name.trim()), ({ segment }) => segment);
  if (graphemes.length <= MOST) return graphemes.join('');
  return `${graphemes
    .slice(0, MOST - 1)
    .join('')
    .trimEnd()}…`;
}
