/** What is said of others who have the same page open. */
export const WORDS = {
  looking: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} looking`,
  since: 'since',
} as const;
