/** What a cell says: yes, no, or words of its own. */
export type CellValue = boolean | string;

/** What is read out for a tick and for its absence. */
export type MarkWords = { readonly yes: string; readonly no: string };

type MarkProps = {
  value: CellValue;
  words: MarkWords;
  /** A disc under the tick, a cross where something is missing, a dash where it is just not part. */
  yes?: 'tick' | 'disc';
  no?: 'dash' | 'cross';
};

const PATHS = { tick: 'M3.5 10.5 8 15l8.5-10', cross: 'M5 5l10 10M15 5 5 15', dash: 'M4 10h12' };

/** A drawn tick, cross or dash with its words for assistive technology, or the words themselves. */
export function Mark({ value, words, yes = 'tick', no = 'dash' }: MarkProps) {
  if (typeof value === 'string') return value;
  const shape = value ? 'tick' : no;
  return (
    <span className="mark" data-shape={shape} data-disc={value && yes === 'disc' ? '' : undefined}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d={PATHS[shape]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="sr-only">{value ? words.yes : words.no}</span>
    </span>
  );
}
