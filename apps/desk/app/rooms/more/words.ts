/** What the list of further rooms says. */
export const WORDS = {
  title: 'More',
  lede: 'Everything that does not fit the bar.',
} as const;
