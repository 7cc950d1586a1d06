import { FIELD_LABELS } from '@high-street/contract';

const LABELS: Readonly<Record<string, string>> = FIELD_LABELS;

/** What visitors do about their own lead. */
export const VISITOR_ACTS: Readonly<Record<string, (detail: string | null) => string>> = {
  corrected: (detail) => {
    const fields = (detail ?? '').split(', ').map((name) => (LABELS[name] ?? name).toLowerCase());
    return `corrected ${fields.join(', ')}. What it said before is kept.`;
  },
  news_stopped: (detail) => `wants no more news and offers. The yes was to: ${detail ?? ''}`,
  withdrawn: () => 'withdrew it. Nobody writes to them about it any more.',
};

/** The page that shows what a lead said before. */
export const REVISIONS = {
  title: 'What it said before',
  lede: 'The visitor corrected this by the link of their confirmation. The lead says what holds now.',
  /** Where the page is reached from. */
  corrected: 'Corrected by the visitor',
  link: 'What it said before',
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: 'Nothing',
} as const;
