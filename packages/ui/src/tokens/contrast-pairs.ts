import type { SchemePair, TokenName } from './palette.ts';

/** Two colours that meet: what is read or seen, and what it is on. */
export type ContrastPair = {
  readonly front: TokenName;
  readonly back: TokenName;
  readonly minimum: typeof TEXT | typeof SHAPE;
  /** Set when only one scheme joins the two. */
  readonly only?: keyof SchemePair;
};

/** WCAG 2.2, 1.4.3: running text. */
const TEXT = 4.5;
/** WCAG 2.2, 1.4.3 and 1.4.11: large text, borders of controls, marks, focus rings. */
const SHAPE = 3;

const PLAIN_GROUNDS = ['bg', 'raised', 'sunk'] as const satisfies readonly TokenName[];
const TINTS = [
  'tint-butter',
  'tint-blush',
  'tint-leaf',
  'tint-sky',
] as const satisfies readonly TokenName[];
const GROUNDS = [...PLAIN_GROUNDS, ...TINTS, 'street-sky', 'pavement'] as const;

function on(
  backs: readonly TokenName[],
  fronts: readonly TokenName[],
  minimum: ContrastPair['minimum'],
): ContrastPair[] {
  return backs.flatMap((back) => fronts.map((front) => ({ front, back, minimum })));
}

/** Every pair of colours that pages, components and drawings put together. A new pair in use gets its line here. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  // Pages.
  ...on(GROUNDS, ['ink', 'muted'], TEXT),
  ...on(GROUNDS, ['focus'], SHAPE),
  ...on(PLAIN_GROUNDS, ['control', 'primary', 'signal', 'art-signal'], SHAPE),
  ...on(PLAIN_GROUNDS, ['error', 'ok'], TEXT),
  ...on(['tint-leaf'], ['ok'], TEXT),
  ...on(['tint-leaf'], ['primary'], SHAPE),
  ...on(['tint-blush'], ['error'], TEXT),
  ...on(['error', 'ink'], ['bg'], TEXT),

  // Sections that are not paper.
  ...on(['deep', 'deep-2'], ['on-deep', 'on-deep-2', 'accent'], TEXT),
  ...on(['deep'], ['art-signal'], SHAPE),
  ...on(['band'], ['on-band'], TEXT),
  ...on(['signal'], ['on-signal'], TEXT),

  // Buttons, badges, tickets.
  ...on(['primary', 'primary-hover'], ['on-primary'], TEXT),
  ...on(['accent', 'accent-hover'], ['on-accent'], TEXT),
  ...on(['line'], ['ink'], TEXT),
  ...on(['white', 'white-edge'], ['art-ink'], TEXT),
  { front: 'white', back: 'on-accent', minimum: TEXT, only: 'light' },
  { front: 'white', back: 'deep', minimum: TEXT, only: 'light' },
  ...on(['ticket'], ['art-ink', 'on-accent', 'ticket-muted', 'art-signal-2', 'art-brand'], TEXT),

  // Lettering in drawings.
  ...on(['art-deep', 'art-brand', 'art-signal-2'], ['art-cream'], TEXT),
  ...on(['art-signal'], ['art-cream'], SHAPE),
  ...on(['art-deep', 'art-brand'], ['art-accent', 'on-deep'], TEXT),
  ...on(['art-deep'], ['on-deep-2'], TEXT),
  ...on(['art-ink'], ['art-accent'], TEXT),
  ...on(['art-signal-2'], ['art-accent-pale'], TEXT),
  ...on(['art-extra'], ['art-extra-ink'], TEXT),
  ...on(['art-accent'], ['on-accent'], TEXT),
  ...on(['art-brand-pale'], ['art-deep', 'art-brand'], TEXT),
  ...on(['art-cream', 'art-accent-pale'], ['art-signal-2'], TEXT),
  ...on(
    ['art-accent', 'art-accent-2', 'art-accent-pale', 'art-brand-pale', 'art-signal-pale'],
    ['art-ink'],
    TEXT,
  ),
  ...on(['art-extra-pale', 'art-sand', 'art-cream', 'food-leaf-3'], ['art-ink'], TEXT),
];
