/** What the numbers of a period are put beside. */
export const COMPARISONS = ['none', 'previous', 'year'] as const;
